/** What the controller needs from the world round it, and what it gives to be drawn. */
import type { MatchSetup, PositionView } from '../holz/klotz';
import type { Motion } from '../scene/types';
import type { Announcement } from './announcement';
import type { Thinker } from './bot-driver';
import type { Match } from './match';

/** What is on the board: a position and, if it came about by a single move, how it did. */
export interface Shown {
  position: PositionView;
  /** The move to show, and the position it starts from. */
  motion: { motion: Motion; before: PositionView } | null;
  /** The cells of the last move, from the first to the last. */
  last: readonly string[] | null;
}

/** What the controller needs from the world round it. */
export interface Surroundings {
  /** Time at the table: see `TableTime`. */
  now(): number;
  thinker: Thinker;
  /** A bot never answers sooner than this. */
  botPauseMs: number;
  /** Whether moves are aimed first and played by a second step. */
  confirm(): boolean;
  /** Keeps the log; whether that worked. */
  keep(log: string, tableTimeMs: number): boolean;
  start(setup: MatchSetup, nowMs: number): Match;
  announce(announcement: Announcement): void;
  /** The soft tick of a clock that is running out. */
  clockTicked(): void;
}
