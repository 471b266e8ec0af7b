/** The game behind the one tap on the home page: the visitor, who begins, against a bot, on a pile nobody has seen. */
import type { MatchSetup } from '../../holz/xstack';
import { xstackDefaultSetup } from '../../holz/xstack-match';
import { loadXStack } from '../../holz/xstack-module';
import { drawPiles } from '../../holz/xstack-piles';
import { lastLevel } from '../last-level';
import { againstBots } from '../seats';
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

export async function playXStack(): Promise<void> {
  await loadXStack();
  await startXStack(await quickGame());
}
