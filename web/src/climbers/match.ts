/** What the play page asks of a match of The Climbers, and small questions about its views. No rule is decided here. */
import type { ClimbersMatch } from '../holz/climbers-match';
import type { MatchView, MoveView, StepView } from '../holz/climbers';
import { roundsOf, type Ply, type Round } from '../table/match';

/** What is asked while a turn is built. */
export type DraftRules = Pick<
  ClimbersMatch,
  | 'draft'
  | 'addStep'
  | 'undoStep'
  | 'clearDraft'
  | 'whyNot'
  | 'blocks'
  | 'places'
  | 'whyNotPlace'
  | 'ghost'
  | 'poses'
  | 'reach'
  | 'whyNotCell'
  | 'stoneFaces'
  | 'whyNotStone'
  | 'outlook'
>;

/** A match as the page uses it: the WebAssembly one, or one made up for a test. */
export type Match = DraftRules &
  Pick<ClimbersMatch, 'log' | 'execute' | 'view' | 'positionAt' | 'record' | 'free'>;

/** A whole turn, or with `together` the pawn's move of one who follows. */
export type TurnView = Ply<MoveView>;

/** The turns in rounds: each is told by the height its pawn has after it. */
export function rounds(view: MatchView, order: readonly number[]): Round[] {
  return roundsOf(view, order, (turn) => String(turn.height));
}

/** Where a turn went: the block's old and new place, and the way of the pawn. */
export interface Trace {
  block: Extract<StepView, { kind: 'block' }> | null;
  way: Extract<StepView, { path: unknown }>['path'];
}

export function traceOf(turn: TurnView | undefined): Trace | null {
  if (!turn || turn.steps.length === 0) return null;
  const block = turn.steps.find((step) => step.kind === 'block') ?? null;
  const way = turn.steps.flatMap((step) => ('path' in step ? step.path : []));
  return { block, way };
}
