/** Where matches of KLOTZ come from. */
import { KlotzMatch, defaultSetup } from '../holz/klotz-match';
import type { MatchSetup } from '../holz/klotz';
import { lastLevel } from '../setup/last-level';
import { againstBots } from '../setup/seats';
import type { SessionSource } from '../table/session';
import { matches } from './store';

/** A person on the first seat, a bot as strong as the last one on the other. */
function firstSetup(): MatchSetup {
  const setup = defaultSetup(2);
  return { ...setup, seats: againstBots(setup.seats, lastLevel('klotz')) };
}

export const source: SessionSource<KlotzMatch> = {
  matches,
  restore: (log) => KlotzMatch.restore(log),
  first: (nowMs) => KlotzMatch.start(firstSetup(), nowMs),
};
