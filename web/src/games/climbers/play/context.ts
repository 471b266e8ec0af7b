/** What The Climbers' controller needs from its environment, and what it provides for drawing. */
import type { SessionContext } from '@/shell/host';
import type { MatchView, PositionView, StepView } from '@/wasm/climbers';
import type { Announcement } from './announcement';
import type { Match, Trace } from './match';

/** A position and, if available, the steps to animate towards it. */
export interface Shown {
  position: PositionView;
  /** The steps to animate, with their start and end positions. */
  motion: { steps: readonly StepView[]; before: PositionView; after: PositionView } | null;
  /** The changes made by the last turn. */
  trace: Trace | null;
}

export type GameContext = SessionContext<MatchView, Match> & {
  announce(announcement: Announcement): void;
  /** Saves the steps of an unfinished turn beside the log; `null` clears them. */
  saveDraft(text: string | null): void;
  /** Whether followers are asked even if they have nothing to gain. */
  alwaysAsk?(): boolean;
};
