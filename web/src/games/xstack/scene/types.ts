/**
 * What a page needs of the X with its pile on screen, and nothing more.
 *
 * The scene knows neither rules nor physics. It is told what there is, where everything is at this
 * moment and what to point out; it answers which block is under a point of the window, and how a
 * pointer's way through the window becomes a way through the room. Blocks are meant by their place in
 * the list of all blocks. Everything in the room is in metres: the origin is on the table below the
 * crossing of the X, `x` goes to the right along the arms, `y` up, `z` towards the viewer.
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

/** What is played with. */
export interface PileMaterial {
  stand: StandMeasures;
  blocks: readonly BlockShape[];
}

/** Numbers for each block in an array of poses: `x, y, z` in metres, then the quaternion `x, y, z, w`. */
export const POSE_LENGTH = 7;

/** The blocks that a player has won and lost, in the order in which they came. Cancelled ones are in neither list. */
export interface PlayerTrays {
  bonus: readonly number[];
  malus: readonly number[];
}

export interface TraysView {
  players: readonly PlayerTrays[];
  /** Whose trays lie in front; the others follow clockwise round the X. */
  front: number;
  /** Whose trays are framed. */
  toMove: number | null;
}

/** The hand that holds a block. */
export interface HandView {
  block: number;
  /** Where it holds it, in the block's own axes. */
  grip: Point;
  /** How hard it pulls, from 0 to 1: the most it can. */
  strain: number;
  /** From the grip to where the hand wants it to be. */
  lead?: Point;
}

/** What the block in hand would come down on. */
export interface Landing {
  /** How high that lies above the table, in metres. */
  height: number;
  /** Whether the block would stay there, or tip over. */
  steady: boolean;
}

/** Everything that is pointed out. Each call to `setMarks` replaces all of it. */
export interface PileMarks {
  /** The block under the pointer. */
  hover?: number;
  /** The block the keyboard points at. */
  cursor?: number;
  /** The block that may not be touched. */
  forbidden?: number;
  /** Blocks that will be malus if the turn ended now, on the X or fallen. */
  malus?: readonly number[];
  landing?: Landing;
  /** How high the block in hand must go: its lowest point before the turn, and whether it is above it now. */
  line?: { height: number; reached: boolean };
}

/** What is under a point of the window. */
export interface PilePick {
  block: number;
  /** The point that was met, in the room. */
  point: Point;
  /** The same point in the block's own axes, for gripping it. */
  grip: Point;
}

/** Directions of the room for whoever looks: each of length 1. */
export interface DragFrame {
  right: Point;
  up: Point;
  /** Towards the viewer. */
  towards: Point;
}

export type TrayKind = keyof PlayerTrays;

/** The view a game begins with, the four sides seen straight, and from above. */
export type PileCameraName = 'home' | 'front' | 'back' | 'left' | 'right' | 'top';

export interface PileOptions {
  theme?: Theme;
  reducedMotion?: boolean;
  quality?: Quality;
  insets?: Partial<Insets>;
  /** Called when the picture can no longer be drawn (the graphics context is lost for good). */
  onFailure?: (error: SceneError) => void;
  /** Called after the view was turned, zoomed or fitted anew, for things laid over the picture. */
  onView?: () => void;
  /**
   * Called before a frame is drawn, with its time: the last moment to say where things are in it.
   * While it returns `true`, frames follow one another.
   */
  onFrame?: (nowMs: number) => boolean;
}

/** A pile on screen. Made with a host element, which it fills; `dispose` takes it away again. */
export interface PileScene {
  /** A new game: other blocks, perhaps another stand. Nothing lies anywhere until poses and trays are set. */
  setMaterial(material: PileMaterial): void;
  /**
   * Where every block is now: `POSE_LENGTH` numbers for each. A block that is not on the X or fallen
   * beside it has `NaN` as its first: it goes to the tray it is in, or it is gone. Meant to be called
   * for every frame; the same poses again cost nothing. The array is copied.
   */
  setPoses(poses: Float32Array): void;
  /** What lies in the trays. Blocks glide there from where they were, unless `jump`. */
  setTrays(trays: TraysView, motion?: 'glide' | 'jump'): void;
  setHand(hand: HandView | null): void;
  setMarks(marks: PileMarks): void;
  /** Fits the view to the pile as it is now. Called between turns: while someone pulls, the view must not move by itself. */
  frame(): void;
  /** The block seen at a point of the window, or, with some slack in pixels for fingers, nearest to it. */
  pick(clientX: number, clientY: number, slack?: number): PilePick | null;
  /** Whether a block or a board of the X is seen at a point of the window. */
  covers(clientX: number, clientY: number): boolean;
  /** Where a point of the room is in the window. */
  pointOf(point: Point): { x: number; y: number };
  /** Where the middle of a block is in the room, whether on the X or in a tray; `null` if it is gone. */
  placeOf(block: number): Point | null;
  /** Where a label for a tray goes in the window: below the middle of it. */
  trayLabelAt(player: number, kind: TrayKind): { x: number; y: number } | null;
  /** Where a label for the line goes in the window: its left end; `null` without a line. */
  lineLabelAt(): { x: number; y: number } | null;
  /**
   * The directions in which a block is dragged: those of whoever looks, along the axes of the X, so
   * that a bar slides straight out of its place however the view is turned. Seen from the side, up is
   * straight up and towards is level; seen from high above, towards is straight up.
   */
  dragFrame(): DragFrame;
  /** The point under the pointer in the plane through `through` that the drag frame's right and up span. */
  dragTo(clientX: number, clientY: number, through: Point): Point | null;
  /** Draws again; the beginning of a run of frames (see `onFrame`). */
  requestFrame(): void;
  /** Nothing moves, and the last change is on screen. */
  readonly atRest: boolean;
  setTheme(theme: Theme): void;
  setReducedMotion(reduced: boolean): void;
  setInsets(insets: Partial<Insets>): void;
  camera(name: PileCameraName): void;
  /** Turns the view by pixels of pointer travel. */
  orbit(dx: number, dy: number): void;
  /** Comes nearer (`factor` > 1) or goes away, keeping the point of the window where it is. */
  zoom(factor: number, clientX: number, clientY: number): void;
  resize(): void;
  dispose(): void;
}
