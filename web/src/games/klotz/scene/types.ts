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

/** A stone that no column carries yet: it lies on the corner of its colour. */
export interface UnusedStone {
  colour: Colour;
  cell: Cell;
}

export interface BoardView {
  pieces: readonly Piece[];
  unusedStones?: readonly UnusedStone[];
}

/** What happens if the piece goes to a target cell. */
export type TargetKind = 'move' | 'capture' | 'win';

/** All marks on the board. Each call to `setMarks` replaces them. */
export interface Marks {
  /** The selected piece: raised, with a ring below it. */
  selected?: Cell;
  /** Pieces you can select, to be marked. */
  movable?: readonly Cell[];
  /** Pieces you can select. Not drawn; they decide what a press means. */
  selectable?: readonly Cell[];
  /** The targets of the selected piece. */
  targets?: readonly { cell: Cell; kind: TargetKind }[];
  /**
   * The target under the pointer or cursor: beads along the path and a ghost of the piece at its
   * end.
   */
  aim?: { cell: Cell; path: readonly Cell[] };
  /** The last move. The path runs from the first cell to the last, both included. */
  last?: { path: readonly Cell[] };
  /** A cell that was just refused. Each new marks object with it shakes the piece there once. */
  illegal?: Cell;
  /** The keyboard cursor. */
  cursor?: Cell;
  /** Cells to glow in a colour: corners, a Klotz of your own, a column that was just claimed. */
  goals?: readonly { cell: Cell; colour: Colour }[];
}

/** A move as the board animates it. */
export interface Motion {
  /** Every cell from the start to the end, both included. */
  path: readonly Cell[];
  /** A Klotz that this move sends home. */
  captured?: { from: Cell; to: Cell };
  /** The stone placed on the column before it moves; `from` is `null` if it lay on its corner. */
  stone?: { colour: Colour; from: Cell | null };
  /** The move wins: ends with a small celebration. */
  win?: boolean;
}

/** An event during a move animation, to sync the sounds. */
export type MotionCue =
  | { kind: 'stone' }
  | { kind: 'lift' }
  | { kind: 'slide'; ms: number }
  | { kind: 'capture' }
  | { kind: 'down'; height: 1 | 2 | 3 | 4 }
  | { kind: 'win' };

/** The options of both views. */
export interface BoardOptions {
  theme?: Theme;
  /** The colour whose corner is at the front, lower left. Defaults to red. */
  seat?: Colour;
  reducedMotion?: boolean;
  quality?: Quality;
  insets?: Partial<Insets>;
  /** Called in sync with the animation. */
  onCue?: (cue: MotionCue) => void;
  /** Called when the WebGL context is lost for good. */
  onFailure?: (error: SceneError) => void;
}

/** A board on screen. Fills its host element; `dispose` removes it. */
export interface BoardScene {
  /** Shows a position at once and ends all animations. */
  setBoard(view: BoardView): void;
  /**
   * Animates a move and ends at `after`. Resolves when it is done or cut short: another call to
   * `setBoard` or `animate` finishes it at once.
   */
  animate(motion: Motion, after: BoardView): Promise<void>;
  /** Whether nothing moves and the last update is on screen. */
  readonly atRest: boolean;
  setMarks(marks: Marks): void;
  /** The cell at a window point: that of the piece there, otherwise the board cell. */
  cellAt(clientX: number, clientY: number): Cell | null;
  /** The piece nearest to a window point and its distance in cells; `null` without pieces. */
  pieceNear(clientX: number, clientY: number): { cell: Cell; cells: number } | null;
  /** The window position of a cell's centre, for tests and overlays. */
  pointOf(cell: Cell): { x: number; y: number };
  /** The window position just above a cell: above the piece on it, if there is one. */
  topOf(cell: Cell): { x: number; y: number };
  /** The cell under the mouse; what hides the piece on it becomes transparent. */
  hover(cell: Cell | null): void;
  /** Drags a piece along with the pointer; `null` puts it back. */
  drag(hold: { cell: Cell; clientX: number; clientY: number } | null): void;
  setTheme(theme: Theme): void;
  setReducedMotion(reduced: boolean): void;
  setSeat(seat: Colour): void;
  setInsets(insets: Partial<Insets>): void;
  /** Switches to a camera preset. The flat view only rotates. */
  camera(name: CameraName): void;
  /** Orbits by pixels of pointer movement. Does nothing in the flat view. */
  orbit(dx: number, dy: number): void;
  /** Zooms in (`factor` > 1) or out around a point of the window. */
  zoom(factor: number, clientX: number, clientY: number): void;
  /** Call it when the host element was resized; both views also observe it. */
  resize(): void;
  dispose(): void;
}

/** A piece's height in units; a Klotz is four high. */
export const heightOf = (piece: Piece): 1 | 2 | 3 | 4 =>
  piece.kind === 'klotz' ? 4 : piece.height;
