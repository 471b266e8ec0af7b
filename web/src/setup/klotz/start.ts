/** Matches of KLOTZ, begun and found again. */
import type { MatchSetup } from '../../holz/klotz';
import { KlotzMatch } from '../../holz/klotz-match';
import { source } from '../../play/session';
import { goesOn } from '../kept-game';
import { begin } from '../start';

/** Throws `HolzError` if the rules refuse the setup. */
export function startKlotz(setup: MatchSetup): Promise<void> {
  return begin(source.matches, '/klotz', (nowMs) => KlotzMatch.start(setup, nowMs));
}

export function klotzGoesOn(): Promise<boolean> {
  return goesOn(source);
}
