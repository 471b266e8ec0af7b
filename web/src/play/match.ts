/** What the play page asks of a match, and small questions about its views. No rule is decided here. */
import type { Colour, MatchView, MoveView, Piece, PositionView, SeatView } from '../holz/klotz';
import type { KlotzMatch } from '../holz/klotz-match';
import type { Motion } from '../scene/types';

/** A match as the page uses it: the WebAssembly one, or one made up for a test. */
export type Match = Pick<
  KlotzMatch,
  'log' | 'execute' | 'view' | 'positionAt' | 'movable' | 'targets' | 'whyNot' | 'record' | 'free'
>;

/** A move that counts: a player leaving is told between moves but is none. */
export type PlyView = Exclude<MoveView, { kind: 'out' }>;

/** The moves that count, in order. */
export function plies(view: MatchView): PlyView[] {
  return view.moves.filter((move): move is PlyView => move.kind !== 'out');
}

export function seatOf(view: MatchView, colour: Colour): number {
  return view.seats.findIndex((seat) => seat.colour === colour);
}

export function isHuman(seat: SeatView | undefined): boolean {
  return seat?.player.kind === 'human';
}

/** The seats that people at this screen play and that are still in the game. */
export function humansIn(view: MatchView): number[] {
  return [...view.seats.keys()].filter((i) => isHuman(view.seats[i]) && !view.seats[i]!.out);
}

/** Ends that people make, without a move. */
const TABLE_RULES = ['resignation', 'time', 'agreement'];

/**
 * How many moves remain after an undo, or `null` if there is nothing to undo: back to the last turn
 * of a person, or one move where only bots play. Someone leaving, or an end that people made, is
 * taken back without a move.
 */
export function undoTarget(view: MatchView): number | null {
  const moves = plies(view);
  const leftLast = view.moves.at(-1)?.kind === 'out';
  if (view.outcome ? TABLE_RULES.includes(view.outcome.rule) : leftLast) return moves.length;
  const byPerson = (move: PlyView) =>
    move.kind === 'slide' && isHuman(view.seats[seatOf(view, move.colour)]);
  const ply = moves.findLastIndex(byPerson);
  if (ply >= 0) return ply;
  return humansIn(view).length === 0 && moves.length > 0 ? moves.length - 1 : null;
}

export function pieceOn(position: PositionView, cell: string): Piece | undefined {
  return position.pieces.find((piece) => piece.cell === cell);
}

/** Where a player's stone lies; `null` while it is in the hand. */
export function stoneOf(position: PositionView, colour: Colour): string | null {
  const column = position.pieces.find((piece) => piece.kind === 'column' && piece.stone === colour);
  return column?.cell ?? null;
}

/** The seats in the order of play, the one that started first. */
export function seatsInOrder(view: MatchView): number[] {
  const first = Math.max(0, seatOf(view, view.setup.first));
  return view.seats.map((_, i) => (first + i) % view.seats.length);
}

/** A move as the board shows it; a pass shows nothing. */
export function motionOf(move: PlyView | undefined): Motion | null {
  if (move?.kind !== 'slide') return null;
  return {
    path: [move.from, ...move.path],
    ...(move.captured ? { captured: { from: move.captured.from, to: move.captured.to } } : {}),
    ...(move.stone ? { stone: { colour: move.colour, from: move.stone.from } } : {}),
    ...(move.wins ? { win: true } : {}),
  };
}

/** Move text as it is set in print: `c3–c5`, `c3×d5`. */
export function printed(text: string): string {
  return text === '--' ? '––' : text.replace('-', '–').replace('x', '×');
}

/** One line of the move list: the moves of one round, each under its seat. */
export interface Round {
  /** Counted from 1. */
  number: number;
  /** For each column the move made there, and how many moves had been played after it. */
  cells: ({ text: string; ply: number } | null)[];
}

/** The moves in rounds, one column for each seat in `order`. */
export function rounds(view: MatchView, order: readonly number[]): Round[] {
  const list: Round[] = [];
  let lastColumn = order.length;
  plies(view).forEach((move, i) => {
    const column = order.indexOf(seatOf(view, move.colour));
    if (column <= lastColumn) {
      list.push({ number: list.length + 1, cells: order.map(() => null) });
    }
    lastColumn = column;
    const text = move.kind === 'pass' ? '––' : printed(move.text);
    list[list.length - 1]!.cells[column] = { text, ply: i + 1 };
  });
  return list;
}
