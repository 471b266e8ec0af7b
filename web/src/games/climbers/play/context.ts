/** What the controller of The Climbers needs from the world round it, and what it gives to be drawn. */
import type { SessionContext } from '@/shell/host';
import type { MatchView, PositionView, StepView } from '@/wasm/climbers';
import type { Announcement } from './announcement';
import type { Match, Trace } from './match';

/** What is on the table: a position and, if it came about by steps that can be shown, those. */
export interface Shown {
  position: PositionView;
  /** The steps to show, the position they start from and the one they lead to. */
  motion: { steps: readonly StepView[]; before: PositionView; after: PositionView } | null;
  /** What the last turn did. */
  trace: Trace | null;
}

export type GameContext = SessionContext<MatchView, Match> & {
  announce(announcement: Announcement): void;
  /** Keeps the steps of a turn that is not ended yet beside the log; `null` if there are none. */
  saveDraft(text: string | null): void;
};
