/** What a table needs to know of a match, whatever is played, and small questions about it. */
import type { PieceColour } from '@/ui/symbols';
import type { Clock, ClockView, Command, OutcomeView, PendingView, Player } from '@/wasm/wire';

/** The games that have a table. The name is also the first part of their addresses. */
export type GameId = 'klotz' | 'climbers' | 'xstack';

export interface TableSeat {
  /** Where players have no colours they are numbered. */
  colour?: PieceColour;
  name: string;
  player: Player;
  out: boolean;
  /** A person plays it, but not at this screen. */
  remote?: boolean;
}

/** Something that happened in turn: a move, or (`out`) a player who left between two moves. */
export interface TableMove {
  kind: string;
  /** Who moved: by colour, or by seat where players have no colours. */
  colour?: PieceColour;
  seat?: number;
}

export interface TableSetup {
  clock: Clock;
}

/** What every game's view of a match has. */
export interface TableView {
  setup: TableSetup;
  seats: TableSeat[];
  position: unknown;
  turn: number | null;
  ply: number;
  moves: TableMove[];
  redoable: number;
  outcome: OutcomeView | null;
  clock: ClockView | null;
  drawOffer: PendingView | null;
  takeback: PendingView | null;
  rematchWanted: number[];
  rematch: TableSetup | null;
}

/** A move that could have been made, and what it would have led to. */
export interface Imagined<View extends TableView> {
  played: View['moves'][number];
  position: View['position'];
}

/** A match as the table uses it: the WebAssembly one, or one made up for a test. */
export interface TableMatch<View extends TableView> {
  log(): string;
  execute(command: Command, nowMs: number): void;
  /** Lets one more line of the log happen, where the match is played elsewhere. */
  append(line: string): void;
  view(nowMs: number): View;
  positionAt(ply: number): View['position'];
  /** What would come of these moves after so many, as far as the rules allow them; where it can be told. */
  imagine?(ply: number, texts: readonly string[]): Imagined<View>[];
  record(headers: { date: string }): string;
  free(): void;
}

/** A move that counts: a player leaving is told between moves but is none. */
export type Ply<Move extends TableMove> = Exclude<Move, { kind: 'out' }>;

/** The moves that count, in order. */
export function plies<Move extends TableMove>(view: { moves: Move[] }): Ply<Move>[] {
  return view.moves.filter((move): move is Ply<Move> => move.kind !== 'out');
}

export function seatOf(view: TableView, colour: PieceColour): number {
  return view.seats.findIndex((seat) => seat.colour === colour);
}

/** The seat that made a move. */
export function moverOf(view: TableView, { seat, colour }: TableMove): number {
  return seat ?? (colour === undefined ? -1 : seatOf(view, colour));
}

/** Whose turn it was once so many moves had been made. */
export function turnAfter(view: TableView, ply: number): number | null {
  const next = plies(view)[ply];
  return next ? moverOf(view, next) : view.turn;
}

/** Whether a person at this screen makes the moves of a seat. */
export function isHuman(seat: TableSeat | undefined): boolean {
  return seat?.player.kind === 'human' && !seat.remote;
}

/** The match as it is seen by whoever plays one seat of it, or only watches: all others are elsewhere. */
export function seenFrom<View extends TableView>(view: View, own: number | null): View {
  const seats = view.seats.map((seat, i) => ({
    ...seat,
    remote: seat.player.kind === 'human' && i !== own,
  }));
  return { ...view, seats };
}

/** The seats that people at this screen play and that are still in the game. */
export function humansIn(view: TableView): number[] {
  return [...view.seats.keys()].filter((i) => isHuman(view.seats[i]) && !view.seats[i]!.out);
}

/** Ends that people make, without a move. */
const TABLE_RULES = ['resignation', 'time', 'agreement'];

/**
 * How many moves remain after an undo, or `null` if there is nothing to undo: back to the last turn
 * of a person, or one move where only bots play. Someone leaving, or an end that people made, is
 * taken back without a move.
 */
export function undoTarget(view: TableView): number | null {
  const moves = plies(view);
  const leftLast = view.moves.at(-1)?.kind === 'out';
  if (view.outcome ? TABLE_RULES.includes(view.outcome.rule) : leftLast) return moves.length;
  // A pass is forced where it is a kind of move of its own: nobody wants to come back to it.
  const byPerson = (move: TableMove) =>
    move.kind !== 'pass' && isHuman(view.seats[moverOf(view, move)]);
  const ply = moves.findLastIndex(byPerson);
  if (ply >= 0) return ply;
  return humansIn(view).length === 0 && moves.length > 0 ? moves.length - 1 : null;
}

/** One line of the move list: the moves of one round, each under its seat. */
export interface Round {
  /** Counted from 1. */
  number: number;
  /** For each column the move made there. */
  cells: (RoundCell | null)[];
}

export interface RoundCell {
  text: string;
  /** How many moves had been played after it. */
  ply: number;
  /** It was made along with the turn of another. */
  aside?: boolean;
}

/** The moves in rounds, one column for each seat in `order`, each written by `text`. */
export function roundsOf<Move extends TableMove>(
  view: TableView & { moves: Move[] },
  order: readonly number[],
  text: (move: Ply<Move>) => string,
): Round[] {
  let last = order.length;
  return linesOf(view, order, (move, ply, column) => {
    const begins = column <= last;
    last = column;
    return { begins, cell: { text: text(move), ply } };
  });
}

/** The same where others may move along with a turn: each line is a turn and those who followed it. */
export function turnsOf<Move extends TableMove>(
  view: TableView & { moves: Move[] },
  order: readonly number[],
  text: (move: Ply<Move>) => string,
  follows: (move: Ply<Move>) => boolean,
): Round[] {
  return linesOf(view, order, (move, ply) => {
    const aside = follows(move);
    return { begins: !aside, cell: { text: text(move), ply, aside } };
  });
}

function linesOf<Move extends TableMove>(
  view: TableView & { moves: Move[] },
  order: readonly number[],
  write: (move: Ply<Move>, ply: number, column: number) => { begins: boolean; cell: RoundCell },
): Round[] {
  const list: Round[] = [];
  plies(view).forEach((move, i) => {
    const column = order.indexOf(moverOf(view, move));
    const { begins, cell } = write(move, i + 1, column);
    if (begins || list.length === 0) {
      list.push({ number: list.length + 1, cells: order.map(() => null) });
    }
    list.at(-1)!.cells[column] = cell;
  });
  return list;
}
