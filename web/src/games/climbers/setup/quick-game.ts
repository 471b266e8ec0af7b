/** A game of The Climbers with one click: a new tower, and a bot as strong as your last one. */
import { lastLevel } from '@/shell/setup/last-level';
import { againstBots } from '@/shell/setup/seats';
import type { MatchSetup } from '@/wasm/climbers';
import { climbersDefaultSetup } from '@/wasm/climbers-match';
import { loadHolz } from '@/wasm/holz';
import { drawTower } from './choices';
import { startClimbers } from './start';

/** Needs the rules. */
export function quickSetup(): MatchSetup {
  const setup = climbersDefaultSetup(2, drawTower(Math.random));
  return { ...setup, seats: againstBots(setup.seats, lastLevel('climbers')) };
}

export async function startQuickGame(): Promise<void> {
  await loadHolz();
  await startClimbers(quickSetup());
}
