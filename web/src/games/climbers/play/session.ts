/** Where matches of The Climbers come from. */
import type { SessionSource } from '@/shell/session';
import { ClimbersMatch } from '@/wasm/climbers-match';
import { quickSetup } from '../setup/quick-game';
import { matches } from './store';

export const source: SessionSource<ClimbersMatch> = {
  matches,
  restore: (log) => ClimbersMatch.restore(log),
  first: (nowMs) => ClimbersMatch.start(quickSetup(), nowMs),
};
