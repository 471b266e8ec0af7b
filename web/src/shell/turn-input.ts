/**
 * What a game adds to a match session: how people at this screen make a turn, and what the board
 * shows. The session calls these; a game calls the session's commands.
 */
import type { Hint } from '@/wasm/wire';
import type { TableMatch, TableView } from './match';

export interface TurnInput<View extends TableView, Match extends TableMatch<View>> {
  /** The seats in the order of play, the one that started first. */
  readonly order: number[];
  /** The position on the board, as text. */
  readonly shownText: string;
  /** A person at this screen may make a turn now. */
  readonly isOpen: boolean;
  /** Opens the turn to a person at this screen; `null` closes it. */
  open(match: Match | null): void;
  /** Shows the ply under review; after a command, `before` is the view it started from. */
  show(before?: View): void;
  /** A turn of this seat has just been opened to a person. */
  opened?(seat: number): void;
  /** The server refused the turn made here: it has to be made again. */
  reset?(): void;
  /** Another match replaces this one: drop what was begun of a turn. */
  discard?(): void;
  /** Shows how a bot makes its move and then calls `play`; without this, the move is played at once. */
  performBotMove?(seat: number, text: string, play: () => void): void;
  /** Undo and redo within the turn being made; the session asks here before it takes moves back. */
  readonly canUndoStep?: boolean;
  undoStep?(): void;
  readonly canRedoStep?: boolean;
  redoStep?(): void;
  /** Whether a hint makes sense at this point of the turn. */
  readonly canShowHint: boolean;
  showHint(hint: Hint): void;
  /** The player turns to something else: forget the hint that is shown. */
  hideHint?(): void;
  /** Whose turn the board shows, if that is not the session's own answer. */
  readonly watchedSeat?: number | null;
  /** Draws what a rematch needs, such as new piles, before it starts. */
  prepareRematch?(setup: View['setup']): Promise<View['setup']>;
  /** Saves an unfinished turn beside the log. */
  save?(): void;
  dispose?(): void;
}
