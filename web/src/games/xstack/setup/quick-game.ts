/** The one-tap game on the home page: you start against a bot, on a new pile. */
import { startGuide } from '@/shell/guide/guide-flag';
import { lastLevel, storedLevel } from '@/shell/setup/levels';
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
export function againstBot(level = lastLevel('xstack')): MatchSetup {
  const setup = xstackDefaultSetup(2, drawSeed(Math.random));
  return { ...setup, seats: againstBots(setup.seats, level) };
}

/** The same, with its pile. */
export function quickGame(): Promise<MatchSetup> {
  return withPiles(againstBot(), drawPiles);
}

/** A first game, against the weakest bot. */
export async function startFirstGame(): Promise<void> {
  await loadRules();
  startGuide('xstack');
  await startXStack(await withPiles(againstBot(storedLevel(1)), drawPiles));
}

export async function startQuickGame(): Promise<void> {
  await loadRules();
  await startXStack(await quickGame());
}
