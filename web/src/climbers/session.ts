/** Where matches of The Climbers come from. */
import type { MatchSetup } from '../holz/climbers';
import { ClimbersMatch, climbersDefaultSetup } from '../holz/climbers-match';
import { drawTower } from '../setup/climbers/choices';
import { lastLevel } from '../setup/last-level';
import { againstBots } from '../setup/seats';
import type { SessionSource } from '../table/session';
import { matches } from './store';

/** A person, a bot as strong as the last one, and a tower nobody has seen. */
function firstSetup(): MatchSetup {
  const setup = climbersDefaultSetup(2, drawTower(Math.random));
  return { ...setup, seats: againstBots(setup.seats, lastLevel('climbers')) };
}

export const source: SessionSource<ClimbersMatch> = {
  matches,
  restore: (log) => ClimbersMatch.restore(log),
  first: (nowMs) => ClimbersMatch.start(firstSetup(), nowMs),
};
