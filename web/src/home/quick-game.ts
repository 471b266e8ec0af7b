/** The games behind the one tap on the home page: the visitor, who begins, against a bot as strong as the last one. */
import { climbersDefaultSetup } from '../holz/climbers-match';
import { loadHolz } from '../holz/holz';
import { defaultSetup } from '../holz/klotz-match';
import { drawTower } from '../setup/climbers/choices';
import { startClimbers } from '../setup/climbers/start';
import { startKlotz } from '../setup/klotz/start';
import { lastLevel } from '../setup/last-level';
import { againstBots } from '../setup/seats';

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
