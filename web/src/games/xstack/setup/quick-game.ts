/** The one-tap game on the home page: you start against a bot, on a new pile. */
import { lastLevel } from '@/shell/setup/last-level';
import { againstBots } from '@/shell/setup/seats';
import type { MatchSetup } from '@/wasm/xstack';
import { xstackDefaultSetup } from '@/wasm/xstack-match';
import { drawPiles } from '@/wasm/xstack-piles';
import { loadRules } from '../load-rules';
import { drawSeed, withPiles } from './choices';
import { startXStack } from './start';

/**
 * The first seat is yours, the other a bot of the last level you chose. The pile isn't built yet.
 */
export function againstBot(): MatchSetup {
  const setup = xstackDefaultSetup(2, drawSeed(Math.random));
  return { ...setup, seats: againstBots(setup.seats, lastLevel('xstack')) };
}

/** The same, with its pile. */
export function quickGame(): Promise<MatchSetup> {
  return withPiles(againstBot(), drawPiles);
}

export async function startQuickGame(): Promise<void> {
  await loadRules();
  await startXStack(await quickGame());
}
