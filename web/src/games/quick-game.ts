/** The games behind the one tap on the home page: the visitor, who begins, against a bot as strong as the last one. */
import { drawTower } from '@/games/climbers/setup/choices';
import { startClimbers } from '@/games/climbers/setup/start';
import { startKlotz } from '@/games/klotz/setup/start';
import { lastLevel } from '@/shell/setup/last-level';
import { againstBots } from '@/shell/setup/seats';
import { climbersDefaultSetup } from '@/wasm/climbers-match';
import { loadHolz } from '@/wasm/holz';
import { defaultSetup } from '@/wasm/klotz-match';

export async function playKlotz(): Promise<void> {
  await loadHolz();
  const setup = defaultSetup(2);
  await startKlotz({ ...setup, seats: againstBots(setup.seats, lastLevel('klotz')) });
}

/** Another tower each time. */
export async function playClimbers(): Promise<void> {
  await loadHolz();
  const setup = climbersDefaultSetup(2, drawTower(Math.random));
  await startClimbers({ ...setup, seats: againstBots(setup.seats, lastLevel('climbers')) });
}
