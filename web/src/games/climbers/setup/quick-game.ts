/** A game of The Climbers with one click: a new tower, and a bot as strong as your last one. */
import { startGuide } from '@/shell/guide/guide-flag';
import { lastLevel, storedLevel } from '@/shell/setup/levels';
import { againstBots } from '@/shell/setup/seats';
import type { MatchSetup } from '@/wasm/climbers';
import { climbersDefaultSetup } from '@/wasm/climbers-match';
import { loadHolz } from '@/wasm/holz';
import { drawTower } from './choices';
import { startClimbers } from './start';

/** Needs the rules. */
export function quickSetup(level = lastLevel('climbers')): MatchSetup {
  const setup = climbersDefaultSetup(2, drawTower(Math.random));
  return { ...setup, seats: againstBots(setup.seats, level) };
}

/** A first game, against the weakest bot. */
export async function startFirstGame(): Promise<void> {
  await loadHolz();
  startGuide('climbers');
  await startClimbers(quickSetup(storedLevel(1)));
}

export async function startQuickGame(): Promise<void> {
  await loadHolz();
  await startClimbers(quickSetup());
}
