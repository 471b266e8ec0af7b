/** Creates and restores KLOTZ matches. */
import type { SessionSource } from '@/shell/session';
import { KlotzMatch } from '@/wasm/klotz-match';
import { quickSetup } from '../setup/quick-game';
import { matches } from './store';

export const source: SessionSource<KlotzMatch> = {
  matches,
  restore: (log) => KlotzMatch.restore(log),
  first: (nowMs) => KlotzMatch.start(quickSetup(), nowMs),
};
