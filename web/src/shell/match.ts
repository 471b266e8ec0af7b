/** What a table needs to know about a match of any game, plus helpers. */
import type { PieceColour } from '@/ui/symbols';
import type { Clock, ClockView, Command, OutcomeView, PendingView, Player } from '@/wasm/wire';

/** The games with a table. The ID is also the first segment of their URLs. */
export type GameId = 'klotz' | 'climbers' | 'xstack';

export interface TableSeat {
  /** Missing in games that number their players. */
  colour?: PieceColour;
  name: string;
  player: Player;
  out: boolean;
  /** Played by a person on another device. */
  remote?: boolean;
}

/** An entry of the move list: a move, or (`out`) a player who left between two moves. */
export interface TableMove {
  kind: string;
  /** The player who moved: by colour, or by seat in games without player colours. */
  colour?: PieceColour;
  seat?: number;
}

export interface TableSetup {
  clock: Clock;
}

/** The part of a match view that all games share. */
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

/** A move of an analysis line, and the position it leads to. */
export interface Imagined<View extends TableView> {
  played: View['moves'][number];
  position: View['position'];
}

/** A match as the table uses it. */
export interface TableMatch<View extends TableView> {
  log(): string;
  turnOrder(): number[];
  execute(command: Command, nowMs: number): void;
  /** Appends a log line from the server. */
  append(line: string): void;
  view(nowMs: number): View;
  positionAt(ply: number): View['position'];
  /**
   * The positions after these moves from `ply`, as far as they are legal; not every game has this.
   */
  imagine?(ply: number, texts: readonly string[]): Imagined<View>[];
  record(headers: { date: string }): string;
  free(): void;
}

/** A real move; departures are listed between moves but aren't moves. */
export type Ply<Move extends TableMove> = Exclude<Move, { kind: 'out' }>;

/** The real moves, in order. */
export function plies<Move extends TableMove>(view: { moves: Move[] }): Ply<Move>[] {
  return view.moves.filter((move): move is Ply<Move> => move.kind !== 'out');
}

export function seatOf(view: TableView, colour: PieceColour): number {
  return view.seats.findIndex((seat) => seat.colour === colour);
}

export function moverOf(view: TableView, { seat, colour }: TableMove): number {
  return seat ?? (colour === undefined ? -1 : seatOf(view, colour));
}

/** The seat to move after `ply` moves. */
export function turnAfter(view: TableView, ply: number): number | null {
  const next = plies(view)[ply];
  return next ? moverOf(view, next) : view.turn;
}

/** Whether a local person plays this seat. */
export function isHuman(seat: TableSeat | undefined): boolean {
  return seat?.player.kind === 'human' && !seat.remote;
}

/** The match from the point of view of one seat or a spectator: all other people are remote. */
export function seenFrom<View extends TableView>(view: View, own: number | null): View {
  const seats = view.seats.map((seat, i) => ({
    ...seat,
    remote: seat.player.kind === 'human' && i !== own,
  }));
  return { ...view, seats };
}

/** The seats still in the game that local people play. */
export function humansIn(view: TableView): number[] {
  return [...view.seats.keys()].filter((i) => isHuman(view.seats[i]) && !view.seats[i]!.out);
}

/** Results that people cause without a move. */
const TABLE_RULES = ['resignation', 'time', 'agreement', 'aborted'];

/**
 * The number of moves left after an undo, or `null` if there is nothing to undo. Goes back to a
 * person's last turn, or by one move if only bots play. Undoing a departure or an agreed result
 * takes back no move.
 */
export function undoTarget(view: TableView): number | null {
  const moves = plies(view);
  const leftLast = view.moves.at(-1)?.kind === 'out';
  if (view.outcome ? TABLE_RULES.includes(view.outcome.rule) : leftLast) return moves.length;
  // A pass is forced in games that have it as a kind of move, so going back to it is pointless.
  const byPerson = (move: TableMove) =>
    move.kind !== 'pass' && isHuman(view.seats[moverOf(view, move)]);
  const ply = moves.findLastIndex(byPerson);
  if (ply >= 0) return ply;
  return humansIn(view).length === 0 && moves.length > 0 ? moves.length - 1 : null;
}

/** One row of the move list: the moves of a round, each in its seat's column. */
export interface Round {
  /** Starts at 1. */
  number: number;
  /** The move in each column. */
  cells: (RoundCell | null)[];
}

export interface RoundCell {
  text: string;
  /** The number of moves up to and including this one. */
  ply: number;
  /** Made during another player's turn. */
  aside?: boolean;
}

/** The moves in rounds, with one column for each seat in `order`, formatted by `text`. */
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

/** The same for games in which others may follow a turn: each row is a turn and its followers. */
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
