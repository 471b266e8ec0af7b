/** What the controller of X-Stack needs from the world round it. */
import type { SessionContext } from '@/shell/host';
import type { MatchSetup, MatchView } from '@/wasm/xstack';
import type { Announcement } from './announcement';
import type { Match } from './match';

export type GameContext = SessionContext<MatchView, Match> & {
  announce(announcement: Announcement): void;
  /** The match on the piles of its number, which take a moment to be put up. */
  withPiles(setup: MatchSetup): Promise<MatchSetup>;
};
