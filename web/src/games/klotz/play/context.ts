/** What the KLOTZ controller depends on, and what it provides for drawing. */
import type { SessionContext } from '@/shell/host';
import type { MatchView, PositionView } from '@/wasm/klotz';
import type { Motion } from '../scene/types';
import type { Announcement } from './announcement';
import type { Match } from './match';

/** What the board shows: a position and, if a single move led to it, that move. */
export interface Shown {
  position: PositionView;
  /** The move to animate, and the position before it. */
  motion: { motion: Motion; before: PositionView } | null;
  /** The cells of the last move, in order. */
  last: readonly string[] | null;
}

export type GameContext = SessionContext<MatchView, Match> & {
  /** Whether moves need a second step to confirm. */
  confirm(): boolean;
  announce(announcement: Announcement): void;
};
