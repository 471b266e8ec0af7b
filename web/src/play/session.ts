/** Where matches of KLOTZ come from. */
import { KlotzMatch, defaultSetup } from '../holz/klotz-match';
import type { MatchSetup } from '../holz/klotz';
import type { SessionSource } from '../table/session';
import { matches } from './store';

/** A person on the first seat, the easiest bot on the other. */
function firstSetup(): MatchSetup {
  const setup = defaultSetup(2);
  setup.seats.forEach((seat, i) => {
    seat.player = i === 0 ? { kind: 'human' } : { kind: 'bot', level: 1 };
  });
  return setup;
}

export const source: SessionSource<KlotzMatch> = {
  matches,
  restore: (log) => KlotzMatch.restore(log),
  first: (nowMs) => KlotzMatch.start(firstSetup(), nowMs),
};
