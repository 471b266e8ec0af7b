/** Where matches of The Climbers come from. */
import type { MatchSetup } from '../holz/climbers';
import { ClimbersMatch, climbersDefaultSetup } from '../holz/climbers-match';
import { drawTower } from '../setup/climbers/choices';
import type { SessionSource } from '../table/session';
import { matches } from './store';

/** A person, the easiest bot, and a tower nobody has seen. */
function firstSetup(): MatchSetup {
  const setup = climbersDefaultSetup(2, drawTower(Math.random));
  setup.seats.forEach((seat, i) => {
    seat.player = i === 0 ? { kind: 'human' } : { kind: 'bot', level: 1 };
  });
  return setup;
}

export const source: SessionSource<ClimbersMatch> = {
  matches,
  restore: (log) => ClimbersMatch.restore(log),
  first: (nowMs) => ClimbersMatch.start(firstSetup(), nowMs),
};
