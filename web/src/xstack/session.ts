/** Where matches of X-Stack come from. */
import { XStackMatch, xstackDefaultSetup } from '../holz/xstack-match';
import { loadXStack } from '../holz/xstack-module';
import { drawSeed } from '../setup/xstack/choices';
import { againstBot } from '../setup/xstack/quick-game';
import type { SessionSource } from '../table/session';
import { matches } from './store';

export const source: SessionSource<XStackMatch> = {
  matches,
  load: () => loadXStack(),
  restore: (log) => XStackMatch.restore(log),
  first: (nowMs) =>
    XStackMatch.start(againstBot(xstackDefaultSetup(2, drawSeed(Math.random))), nowMs),
};
