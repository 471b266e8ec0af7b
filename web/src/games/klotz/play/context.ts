/** What the controller of KLOTZ needs from the world round it, and what it gives to be drawn. */
import type { SessionContext } from '@/shell/host';
import type { MatchView, PositionView } from '@/wasm/klotz';
import type { Motion } from '../scene/types';
import type { Announcement } from './announcement';
import type { Match } from './match';

/** What is on the board: a position and, if it came about by a single move, how it did. */
export interface Shown {
  position: PositionView;
  /** The move to show, and the position it starts from. */
  motion: { motion: Motion; before: PositionView } | null;
  /** The cells of the last move, from the first to the last. */
  last: readonly string[] | null;
}

export type GameContext = SessionContext<MatchView, Match> & {
  /** Whether moves are aimed first and played by a second step. */
  confirm(): boolean;
  announce(announcement: Announcement): void;
};
