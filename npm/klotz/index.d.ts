/** Why a move is refused. */
export class Refusal extends Error {
  readonly code: string;
  readonly params: Record<string, string>;
}

/** The end of a game. */
export interface Outcome {
  [detail: string]: unknown;
}

export interface View {
  /** The seat to move, from 0; null when the game is over. */
  turn: number | null;
  /** How many moves were played. */
  ply: number;
  outcome: Outcome | null;
  position: { text: string; [detail: string]: unknown };
  [detail: string]: unknown;
}

/** A game of KLOTZ. */
export class Klotz {
  private constructor();
  /** A new game of 2 to 4 players on the standard layout. */
  static start(players?: number): Klotz;
  /** The game of a record file. */
  static fromRecord(text: string): Klotz;
  /** Everything about the game. */
  view(): View;
  /** The seat to move, from 0; null when the game is over. */
  readonly turn: number | null;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome | null;
  /** The position in the notation of the rules. */
  readonly position: string;
  /** All legal moves. */
  moves(): string[];
  /** Plays a move, or throws a `Refusal` and changes nothing. */
  play(text: string): void;
  /** The move of a built-in bot of level 1 to 8. The same seed gives the same move. */
  botMove(level: number, seed?: number): string;
  /** The game as a record file. The date looks like 2026-05-31. */
  record(date: string): string;
  /** Frees the memory of the module. Don't use the game afterwards. */
  free(): void;
}
