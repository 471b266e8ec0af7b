/** What the play page needs from a KLOTZ match, plus helpers for its views. No rules live here. */
import { roundsOf, type Ply, type Round } from '@/shell/match';
import type { Colour, MatchView, MoveView, Piece, PositionView } from '@/wasm/klotz';
import type { KlotzMatch } from '@/wasm/klotz-match';
import { KLOTZ_PASS } from '@/wasm/rules';
import type { Motion } from '../scene/types';

/** A match as the page uses it. */
export type Match = Pick<
  KlotzMatch,
  | 'log'
  | 'turnOrder'
  | 'execute'
  | 'append'
  | 'view'
  | 'positionAt'
  | 'movable'
  | 'targets'
  | 'whyNot'
  | 'occurrences'
  | 'record'
  | 'free'
> &
  Partial<Pick<KlotzMatch, 'imagine'>>;

export type PlyView = Ply<MoveView>;

export function pieceOn(position: PositionView, cell: string): Piece | undefined {
  return position.pieces.find((piece) => piece.cell === cell);
}

/** The cell of a player's stone; `null` while it is off the board. */
export function stoneOf(position: PositionView, colour: Colour): string | null {
  const column = position.pieces.find((piece) => piece.kind === 'column' && piece.stone === colour);
  return column?.cell ?? null;
}

/** A move as the board animates it; `null` for a pass. */
export function motionOf(move: PlyView | undefined): Motion | null {
  if (move?.kind !== 'slide') return null;
  return {
    path: [move.from, ...move.path],
    ...(move.captured ? { captured: { from: move.captured.from, to: move.captured.to } } : {}),
    ...(move.stone ? { stone: { colour: move.colour, from: move.stone.from } } : {}),
    ...(move.wins ? { win: true } : {}),
  };
}

export function textOf(move: MoveView): string {
  if (move.kind === 'slide') return move.text;
  return move.kind === 'pass' ? KLOTZ_PASS : '';
}

/** Move text with typographic signs: `c3–c5`, `c3×d5`. */
export function printed(text: string): string {
  return text === KLOTZ_PASS ? '––' : text.replace('-', '–').replace('x', '×');
}

/** The moves in rounds, with one column for each seat in `order`. */
export function rounds(view: MatchView, order: readonly number[]): Round[] {
  return roundsOf(view, order, (move) => printed(textOf(move)));
}
