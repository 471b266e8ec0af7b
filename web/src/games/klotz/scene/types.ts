/**
 * What a page needs to know about a board on screen, and nothing more.
 *
 * A scene draws what it is told and answers which cell lies under a point. It knows no rules: legal
 * targets, paths and captures come from outside. The 3D view and the flat view implement the same
 * interface, so a page can swap one for the other without losing anything.
 */

import type { CameraName, Insets, Quality, SceneError, Theme } from '@/engine/types';

/** The four colours of Klotz. */
export type Colour = 'red' | 'yellow' | 'green' | 'blue';

/** A cell in text form: file `a`-`n`, rank `1`-`14`, for example `c12`. */
export type Cell = string;

/** One thing that stands on a cell. A stone belongs to the column that carries it. */
export type Piece =
  | { kind: 'column'; cell: Cell; height: 1 | 2 | 3; stone: Colour | null }
  | { kind: 'klotz'; cell: Cell; colour: Colour };

/** Everything that stands on the board. */
export interface BoardView {
  pieces: readonly Piece[];
}

/** What a target cell means to the piece that may go there. */
export type TargetKind = 'move' | 'capture' | 'win';

/** Everything that is pointed out on the board. Each call to `setMarks` replaces all of it. */
export interface Marks {
  /** The chosen piece: raised, with a ring below it. */
  selected?: Cell;
  /** Pieces that could be chosen. */
  movable?: readonly Cell[];
  /** Where the chosen piece may go. */
  targets?: readonly { cell: Cell; kind: TargetKind }[];
  /** The target under the pointer or the keyboard: beads along the path and a ghost of the piece at its end. */
  aim?: { cell: Cell; path: readonly Cell[] };
  /** The last move. The path runs from the first cell to the last, both included. */
  last?: { path: readonly Cell[] };
  /** A cell that was refused just now. Each new marks object with it set shakes the piece there once. */
  illegal?: Cell;
  /** Where the keyboard is. */
  cursor?: Cell;
  /** Corners to glow: the goal of the player to move, or of the winner. */
  goals?: readonly { cell: Cell; colour: Colour }[];
}

/** One move, told as what is seen. */
export interface Motion {
  /** Every cell from the start to the end, both included. */
  path: readonly Cell[];
  /** A Klotz that is sent home by this move. */
  captured?: { from: Cell; to: Cell };
  /** The stone that is put onto the column before it moves; `from` is where it lay, `null` for the player's hand. */
  stone?: { colour: Colour; from: Cell | null };
  /** The move wins: ends with a small celebration. */
  win?: boolean;
}

/** Something that happens while a move is shown, for sounds in step with the picture. */
export type MotionCue =
  | { kind: 'stone' }
  | { kind: 'lift' }
  | { kind: 'slide'; ms: number }
  | { kind: 'capture' }
  | { kind: 'down'; height: 1 | 2 | 3 | 4 }
  | { kind: 'win' };

/** What both views are made with. */
export interface BoardOptions {
  theme?: Theme;
  /** The colour whose corner is near, at the lower left. Red by default. */
  seat?: Colour;
  reducedMotion?: boolean;
  quality?: Quality;
  insets?: Partial<Insets>;
  /** Called in step with the picture while a move is shown. */
  onCue?: (cue: MotionCue) => void;
  /** Called when the picture can no longer be drawn (the graphics context is lost for good). */
  onFailure?: (error: SceneError) => void;
}

/** A board on screen. Made with a host element, which it fills; `dispose` takes it away again. */
export interface BoardScene {
  /** Shows a position at once, ending whatever moves. */
  setBoard(view: BoardView): void;
  /**
   * Shows a move and ends at `after`. Resolves when it is done or cut short: calling `setBoard` or
   * `animate` again finishes a running move at once.
   */
  animate(motion: Motion, after: BoardView): Promise<void>;
  /** Nothing moves, and what was asked for last is on screen. */
  readonly atRest: boolean;
  setMarks(marks: Marks): void;
  /** The cell under a point of the window: that of the piece seen there, otherwise the cell of the board itself. */
  cellAt(clientX: number, clientY: number): Cell | null;
  /** Where a cell's centre is in the window, for tests and for things laid over the board. */
  pointOf(cell: Cell): { x: number; y: number };
  /** Lets a piece follow the pointer while it is dragged; `null` puts it back. */
  drag(hold: { cell: Cell; clientX: number; clientY: number } | null): void;
  setTheme(theme: Theme): void;
  setReducedMotion(reduced: boolean): void;
  setSeat(seat: Colour): void;
  setInsets(insets: Partial<Insets>): void;
  /** Moves to a ready-made view. The flat view only turns. */
  camera(name: CameraName): void;
  /** Turns the view by pixels of pointer travel. Does nothing in the flat view. */
  orbit(dx: number, dy: number): void;
  /** Comes nearer (`factor` > 1) or goes away, keeping the point of the window where it is. */
  zoom(factor: number, clientX: number, clientY: number): void;
  /** Call when the host element changed its size; both views also watch it by themselves. */
  resize(): void;
  dispose(): void;
}
