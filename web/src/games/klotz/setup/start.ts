/** Starts KLOTZ matches. */
import { begin } from '@/shell/setup/start';
import { isUnfinished } from '@/shell/setup/unfinished-game';
import type { MatchSetup } from '@/wasm/klotz';
import { KlotzMatch } from '@/wasm/klotz-match';
import { matches } from '../play/store';

/** Throws `HolzError` if the rules refuse the setup. */
export function startKlotz(setup: MatchSetup): Promise<void> {
  return begin(matches, '/klotz', (nowMs) => KlotzMatch.start(setup, nowMs));
}

export function hasUnfinishedGame(leastMoves?: number): Promise<boolean> {
  return isUnfinished({ matches, restore: (log) => KlotzMatch.restore(log) }, leastMoves);
}
