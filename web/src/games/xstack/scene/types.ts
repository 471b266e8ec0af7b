/**
 * The interface between a page and the 3D pile.
 *
 * The scene knows neither rules nor physics. You tell it which blocks exist, where they are and
 * what to mark; it tells you which block is under the pointer and how pointer moves map to the
 * room. Blocks are identified by their index. Room coordinates are in metres: the origin is on the
 * table below the crossing of the X, `x` points right along the arms, `y` up, `z` towards the
 * viewer.
 */
import type { Point } from '@/engine/camera-fit';
import type { Insets, Quality, SceneError, Theme } from '@/engine/types';

export type { Point } from '@/engine/camera-fit';

export type BlockColour = 'red' | 'blue' | 'green' | 'yellow' | 'white' | 'natural';

/** The stand, in millimetres. */
export interface StandMeasures {
  /** Length of an arm along its upper face, from the crossing to its end. */
  arm: number;
  /** Depth of the boards, from front to back, and their thickness. */
  depth: number;
  thickness: number;
  /** Height of the crossing of the upper faces above the table. */
  crossing: number;
}

/** One block: its colour, and its edges in micrometres along its own axes. */
export interface BlockShape {
  colour: BlockColour;
  size: readonly [number, number, number];
}

/** The stand and the blocks of a game. */
export interface PileMaterial {
  stand: StandMeasures;
  blocks: readonly BlockShape[];
}

/** Numbers per block in a pose array: `x, y, z` in metres, then the quaternion `x, y, z, w`. */
export const POSE_LENGTH = 7;

/** The blocks a player has won and lost, in order. Cancelled ones are in neither list. */
export interface PlayerTrays {
  bonus: readonly number[];
  malus: readonly number[];
}

export interface TraysView {
  players: readonly PlayerTrays[];
  /** The player whose trays lie in front; the others follow clockwise. */
  front: number;
  /** The player whose trays get a frame. */
  toMove: number | null;
}

/** The hand that holds a block. */
export interface HandView {
  block: number;
  /** The grip in block coordinates. */
  grip: Point;
  /** Strain from 0 to 1. */
  strain: number;
  /** From the grip to the hand's target. */
  lead?: Point;
}

/** What the block in hand would land on. */
export interface Landing {
  /** Height above the table in metres. */
  height: number;
  /** Whether the block would stay or tip over. */
  steady: boolean;
}

/** All markers. Each call to `setMarks` replaces them. */
export interface PileMarks {
  /** The block under the pointer. */
  hover?: number;
  /** The keyboard's target. */
  cursor?: number;
  /** The block you may not touch. */
  forbidden?: number;
  /** Blocks that would be malus if the turn ended now, on the X or fallen. */
  malus?: readonly number[];
  landing?: Landing;
  /**
   * The height the block in hand must exceed: its lowest point before the turn, and whether it's
   * above it.
   */
  line?: { height: number; reached: boolean };
}

/** What is under the pointer. */
export interface PilePick {
  block: number;
  /** The hit point in room coordinates. */
  point: Point;
  /** The same point in block coordinates, for the grip. */
  grip: Point;
}

/** The viewer's directions as unit vectors of the room. */
export interface DragFrame {
  right: Point;
  up: Point;
  /** Towards the viewer. */
  towards: Point;
}

export type TrayKind = keyof PlayerTrays;

/** The initial view, the four sides, and from above. */
export type PileCameraName = 'home' | 'front' | 'back' | 'left' | 'right' | 'top';

export interface PileOptions {
  theme?: Theme;
  reducedMotion?: boolean;
  quality?: Quality;
  insets?: Partial<Insets>;
  /** Called when the graphics context is lost for good. */
  onFailure?: (error: SceneError) => void;
  /** Called after the view turned, zoomed or refitted, so overlays can reposition. */
  onView?: () => void;
  /**
   * Called before each frame with its time: your last chance to update poses. Return `true` to
   * request another frame.
   */
  onFrame?: (nowMs: number) => boolean;
}

/** A pile on screen. It fills its host element until you call `dispose`. */
export interface PileScene {
  /**
   * Starts a new game with other blocks and perhaps another stand. Shows no blocks until you set
   * poses and trays.
   */
  setMaterial(material: PileMaterial): void;
  /**
   * Sets the pose of every block: `POSE_LENGTH` numbers each. If the first is `NaN`, the block is
   * neither on the X nor fallen beside it: it goes to its tray, or it's gone. Call it on every
   * frame; unchanged poses cost nothing. The array is copied.
   */
  setPoses(poses: Float32Array): void;
  /** Sets the trays' contents. Blocks glide there unless you pass `jump`. */
  setTrays(trays: TraysView, motion?: 'glide' | 'jump'): void;
  setHand(hand: HandView | null): void;
  setMarks(marks: PileMarks): void;
  /**
   * Fits the view to the current pile. Call it between turns: the view must not move while you
   * pull.
   */
  frame(): void;
  /** The block at a point of the window or, with slack in pixels for fingers, the nearest one. */
  pick(clientX: number, clientY: number, slack?: number): PilePick | null;
  /** Whether a block or a board of the X covers a point of the window. */
  covers(clientX: number, clientY: number): boolean;
  /** Projects a point of the room to the window. */
  pointOf(point: Point): { x: number; y: number };
  /** A block's centre in the room, on the X or in a tray; `null` if it's gone. */
  placeOf(block: number): Point | null;
  /** The window position for a tray's label: below its centre. */
  trayLabelAt(player: number, kind: TrayKind): { x: number; y: number } | null;
  /** The window position for the line's label: its left end; `null` without a line. */
  lineLabelAt(): { x: number; y: number } | null;
  /**
   * The directions for dragging a block: the viewer's, snapped to the axes of the X, so a bar
   * slides straight out from any view. Seen from the side, `up` is vertical and `towards`
   * horizontal; seen from high above, `towards` is vertical.
   */
  dragFrame(): DragFrame;
  /**
   * The point under the pointer in the plane through `through`, spanned by the drag frame's right
   * and up.
   */
  dragTo(clientX: number, clientY: number, through: Point): Point | null;
  /** Requests a frame; starts a run of frames (see `onFrame`). */
  requestFrame(): void;
  /** Whether nothing moves and the last change is on screen. */
  readonly atRest: boolean;
  setTheme(theme: Theme): void;
  setReducedMotion(reduced: boolean): void;
  setInsets(insets: Partial<Insets>): void;
  camera(name: PileCameraName): void;
  /** Turns the view by pointer travel in pixels. */
  orbit(dx: number, dy: number): void;
  /** Zooms in (`factor` > 1) or out around a point of the window. */
  zoom(factor: number, clientX: number, clientY: number): void;
  resize(): void;
  dispose(): void;
}
