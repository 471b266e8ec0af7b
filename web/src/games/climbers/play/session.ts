/** Where matches of The Climbers come from. */
import type { SessionSource } from '@/shell/session';
import { lastLevel } from '@/shell/setup/last-level';
import { againstBots } from '@/shell/setup/seats';
import type { MatchSetup } from '@/wasm/climbers';
import { ClimbersMatch, climbersDefaultSetup } from '@/wasm/climbers-match';
import { drawTower } from '../setup/choices';
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
