/** Where matches of KLOTZ come from. */
import type { SessionSource } from '@/shell/session';
import { lastLevel } from '@/shell/setup/last-level';
import { againstBots } from '@/shell/setup/seats';
import type { MatchSetup } from '@/wasm/klotz';
import { KlotzMatch, defaultSetup } from '@/wasm/klotz-match';
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
