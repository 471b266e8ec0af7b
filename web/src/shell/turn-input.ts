/**
 * The game-specific part of a match session: how local people make a turn, and what the board
 * shows. The session calls these; a game calls the session's commands.
 */
import type { Hint } from '@/wasm/wire';
import type { TableMatch, TableView } from './match';

export interface TurnInput<View extends TableView, Match extends TableMatch<View>> {
  /** The position on the board, as text. */
  readonly shownText: string;
  /** Whether a local person may make a turn now. */
  readonly isOpen: boolean;
  /** Opens the turn for a local person; `null` closes it. */
  open(match: Match | null): void;
  /** Shows the reviewed ply; after a command, `before` is the previous view. */
  show(before?: View): void;
  /** A person's turn on this seat has just started. */
  opened?(seat: number): void;
  /** The server refused the turn, so the player has to make it again. */
  reset?(): void;
  /** Another match replaces this one: drop the unfinished turn. */
  discard?(): void;
  /** Animates a bot's move, then calls `play`; without this, the move is played at once. */
  performBotMove?(seat: number, text: string, play: () => void): void;
  /** Undo and redo within the current turn; the session tries these before it takes moves back. */
  readonly canUndoStep?: boolean;
  undoStep?(): void;
  readonly canRedoStep?: boolean;
  redoStep?(): void;
  /** Whether a hint makes sense at this point of the turn. */
  readonly canShowHint: boolean;
  showHint(hint: Hint): void;
  /** Hides the hint, because the player does something else. */
  hideHint?(): void;
  /** The seat whose turn the board shows, if it differs from the session's. */
  readonly watchedSeat?: number | null;
  /** Draws what a rematch needs, such as new piles, before it starts. */
  prepareRematch?(setup: View['setup']): Promise<View['setup']>;
  /** Saves an unfinished turn beside the log. */
  save?(): void;
  dispose?(): void;
}
