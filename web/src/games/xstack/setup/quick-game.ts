/** The game behind the one tap on the home page: the visitor, who begins, against a bot, on a pile nobody has seen. */
import { lastLevel } from '@/shell/setup/last-level';
import { againstBots } from '@/shell/setup/seats';
import type { MatchSetup } from '@/wasm/xstack';
import { xstackDefaultSetup } from '@/wasm/xstack-match';
import { drawPiles } from '@/wasm/xstack-piles';
import { loadRules } from '../load-rules';
import { drawSeed, withPiles } from './choices';
import { startXStack } from './start';

/** The first seat for a person, the other for a bot as strong as the last one. The pile is still to be drawn. */
export function againstBot(): MatchSetup {
  const setup = xstackDefaultSetup(2, drawSeed(Math.random));
  return { ...setup, seats: againstBots(setup.seats, lastLevel('xstack')) };
}

/** The same with its pile. */
export function quickGame(): Promise<MatchSetup> {
  return withPiles(againstBot(), drawPiles);
}

export async function startQuickGame(): Promise<void> {
  await loadRules();
  await startXStack(await quickGame());
}
