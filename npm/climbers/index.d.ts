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

/** A game of The Climbers. */
export class Climbers {
  private constructor();
  /** A new game of 2 to 5 players; the seed draws the tower. */
  static start(players?: number, seed?: number): Climbers;
  /** The game of a record file. */
  static fromRecord(text: string): Climbers;
  /** Everything about the game. */
  view(): View;
  /** The seat to move, from 0; null when the game is over. */
  readonly turn: number | null;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome | null;
  /** The position in the notation of the rules. */
  readonly position: string;
  /** The blocks, and what is against moving each. A turn has tens of thousands of forms. */
  blocks(): Record<string, unknown>[];
  /** Where a block can go. */
  places(block: string): Record<string, unknown>[];
  /** Where the pawn can go, with the steps that lead there. */
  reach(): Record<string, unknown>[];
  /** Plays a move, or throws a `Refusal` and changes nothing. */
  play(text: string): void;
  /** The move of a built-in bot of level 1 to 8. The same seed gives the same move. */
  botMove(level: number, seed?: number): string;
  /** The game as a record file. The date looks like 2026-05-31. */
  record(date: string): string;
  /** Frees the memory of the module. Don't use the game afterwards. */
  free(): void;
}
