/** Matches of The Climbers, begun and found again. */
import { begin } from '@/shell/setup/start';
import { isUnfinished } from '@/shell/setup/unfinished-game';
import { savedMatches } from '@/shell/store';
import type { MatchSetup, PositionView } from '@/wasm/climbers';
import { ClimbersMatch } from '@/wasm/climbers-match';

const matches = savedMatches('climbers');

/** Throws `HolzError` if the rules refuse the setup. */
export function startClimbers(setup: MatchSetup): Promise<void> {
  return begin(matches, '/climbers', (nowMs) => ClimbersMatch.start(setup, nowMs));
}

export function hasUnfinishedGame(leastMoves?: number): Promise<boolean> {
  return isUnfinished({ matches, restore: (log) => ClimbersMatch.restore(log) }, leastMoves);
}

/** What a match will look like at its start. Needs the rules loaded. */
export function startingPosition(setup: MatchSetup): PositionView {
  const match = ClimbersMatch.start(setup, 0);
  try {
    return match.positionAt(0);
  } finally {
    match.free();
  }
}
