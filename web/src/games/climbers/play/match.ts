/** The interface of a match of The Climbers, and helpers for its views. It decides no rules. */
import { roundsOf, turnsOf, type Ply, type Round, type TableMatch } from '@/shell/match';
import type {
  BlockChoice,
  BlockView,
  DraftView,
  Face,
  FaceChoice,
  MatchView,
  MoveView,
  PlaceView,
  PoseView,
  ReachPreview,
  ReachView,
  Spot,
  StepView,
} from '@/wasm/climbers';
import type { Refusal } from '@/wasm/wire';
import type { Size } from './lattice';

/** Queries while a turn is being built; the rules hold the draft. */
export interface DraftRules {
  draft(): DraftView;
  addSteps(steps: readonly string[]): DraftView;
  undoAction(): DraftView;
  redoAction(): DraftView;
  clearDraft(): DraftView;
  proposeTurn(turn: string): DraftView;
  resumeTurn(turn: string): DraftView;
  path(steps: readonly string[]): Spot[];
  blocks(): BlockChoice[];
  places(block: string): PlaceView[];
  whyNotPlace(block: string, x: number, y: number, size: Size, top: Face): Refusal | null;
  ghost(block: string, x: number, y: number, size: Size, top: Face): BlockView;
  poses(block: string): PoseView[];
  reach(): ReachView[];
  whyNotCell(x: number, y: number): Refusal | null;
  stoneFaces(): FaceChoice[];
  whyNotStone(x: number, y: number): Refusal | null;
  reachPreview(step: string | null): ReachPreview[];
}

/** A match as the page uses it. */
export interface Match extends TableMatch<MatchView>, DraftRules {}

/** A whole turn or, with `together`, a follower's pawn move. */
export type TurnView = Ply<MoveView>;

/**
 * Turns by round, labelled with the pawn's new height. If everybody climbs together, a line is a
 * turn and its followers.
 */
export function rounds(view: MatchView, order: readonly number[]): Round[] {
  const height = (turn: TurnView) => String(turn.height);
  return view.setup.options.together
    ? turnsOf(view, order, height, ({ follows }) => follows)
    : roundsOf(view, order, height);
}

/** The moved block's old and new place, and the pawn's path. */
export interface Trace {
  block: Extract<StepView, { kind: 'block' }> | null;
  path: Extract<StepView, { path: unknown }>['path'];
}

export function traceOf(turn: TurnView | undefined): Trace | null {
  if (!turn || turn.steps.length === 0) return null;
  const block = turn.steps.find((step) => step.kind === 'block') ?? null;
  const path = turn.steps.flatMap((step) => ('path' in step ? step.path : []));
  return { block, path };
}
