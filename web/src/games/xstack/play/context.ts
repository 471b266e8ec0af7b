/** What X-Stack's controller needs from its environment. */
import type { SessionContext } from '@/shell/host';
import type { MatchSetup, MatchView } from '@/wasm/xstack';
import type { Announcement } from './announcement';
import type { Match } from './match';

export type GameContext = SessionContext<MatchView, Match> & {
  announce(announcement: Announcement): void;
  /** Adds the piles for the match's number; building them takes a moment. */
  withPiles(setup: MatchSetup): Promise<MatchSetup>;
};
