/** The game behind the one tap on the home page: the visitor, who begins, against a bot, on a pile nobody has seen. */
import type { MatchSetup } from '../../holz/xstack';
import { xstackDefaultSetup } from '../../holz/xstack-match';
import { loadXStack } from '../../holz/xstack-module';
import { againstBots, drawSeed } from './choices';
import { startXStack } from './start';

/** The first seat for a person, the others for bots that can be beaten. */
export function againstBot(setup: MatchSetup): MatchSetup {
  return { ...setup, seats: againstBots(setup.seats) };
}

export async function playXStack(): Promise<void> {
  await loadXStack();
  await startXStack(againstBot(xstackDefaultSetup(2, drawSeed(Math.random))));
}
