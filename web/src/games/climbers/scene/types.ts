/** What a page needs of the tower on screen, and nothing more: views and marks in, blocks and cells out. It knows no rules. */
import type { Insets, Quality, SceneError, Theme } from '@/engine/types';
import type { BlockView, Colour, Ladder, PositionView, Spot, StepView } from '@/wasm/climbers';

/** Everything that is pointed out on the tower. Each call to `setMarks` replaces all of it. */
export interface TowerMarks {
  /** Blocks that may be taken (subtle light on edges); others stay plain. */
  movable?: readonly string[];
  /** Blocks one of which is to be chosen now: a frame on each top. */
  offered?: readonly string[];
  /** The block in hand: raised a little at its old place, ghosted there while a ghost is shown elsewhere. */
  selected?: string;
  /** The block where it would go, in its true colours with dashed edges; `lawful` false draws a cross on it. */
  ghost?: { block: BlockView; lawful: boolean };
  /** Lawful places of the block in hand, in its present pose: an outline round them all, a dot in each. */
  places?: readonly { x: number; y: number; z: number; size: readonly [number, number, number] }[];
  /** Cells the pawn can reach; the ladders spent on the path are drawn on the tile. */
  reach?: readonly { at: Spot; ladders: readonly Ladder[] }[];
  /** The reachable cell aimed at: the path there, cell by cell. */
  path?: readonly Spot[];
  /** Faces that can take the stone. */
  faces?: readonly { cells: readonly Spot[] }[];
  /** Where the keyboard is. */
  cursor?: Spot;
  /** The block the keyboard points at. */
  cursorBlock?: string;
  /** A block or cell that was refused just now: shakes once for each new marks object. */
  illegal?: { block: string } | { cell: Spot };
  /** What the last turn did: brackets at the block's old and new place, a thin line along the pawn's path. */
  last?: { from?: BlockView; to?: BlockView; path?: readonly Spot[] };
  /** Whose pawn must never be hidden; otherwise that of the player to move. */
  own?: Colour;
  /** A block that is spoken of just now: a line along all its edges. */
  highlight?: string;
  /** A pawn that was looked for: a ring at its feet and a line up from its head. */
  found?: Spot;
  /** Cells opened for others by a previewed step, in their colours. */
  opened?: readonly { at: Spot; colour: Colour }[];
}

/** What is under a point of the window. */
export interface TowerPick {
  /** The block seen there, if one is. */
  block: string | null;
  /**
   * The visible top cell: of the block's top face if that was hit; if a side face was, the visible
   * cell of the top face nearest to the hit; on the table the table's cell.
   */
  cell: Spot | null;
  /** A pawn seen there. */
  pawn: Colour | null;
}

/** Four snap cameras, each a quarter turn on, and one from above. */
export type TowerCameraName = 'home' | 'left' | 'far' | 'right' | 'above';

/** Something that happens while a turn is shown, for sounds in step with the picture. */
export type TowerCue =
  | { kind: 'lift' }
  | { kind: 'turn' }
  | { kind: 'slide'; ms: number }
  | { kind: 'down'; height: number }
  | { kind: 'hop' }
  | { kind: 'ladder' }
  | { kind: 'rung' }
  | { kind: 'push' }
  | { kind: 'stone' }
  | { kind: 'win' };

export interface TowerOptions {
  theme?: Theme;
  reducedMotion?: boolean;
  quality?: Quality;
  insets?: Partial<Insets>;
  /** Called in step with the picture while a turn is shown. */
  onCue?: (cue: TowerCue) => void;
  /** Called when the picture can no longer be drawn (the graphics context is lost for good). */
  onFailure?: (error: SceneError) => void;
}

/** The ruler's flag of one player. */
export interface RulerFlag {
  colour: Colour;
  height: number;
}

/** A tower on screen. Made with a host element, which it fills; `dispose` takes it away again. */
export interface TowerScene {
  /** Shows a position at once, ending whatever moves. */
  setPosition(view: PositionView): void;
  /** Shows the steps one after the other, from the shown position to `after`. Resolves when done or cut short. */
  animate(steps: readonly StepView[], after: PositionView): Promise<void>;
  /** Nothing moves, and what was asked for last is on screen. */
  readonly atRest: boolean;
  setMarks(marks: TowerMarks): void;
  pick(clientX: number, clientY: number): TowerPick;
  /**
   * For dragging: the lowest corner at which the footprint of a block of this size lies under the
   * pointer, on whatever is seen there. `null` beside the table.
   */
  cornerAt(
    clientX: number,
    clientY: number,
    size: readonly [number, number, number],
  ): { x: number; y: number } | null;
  /** Where a spot is in the window (the middle of the cell's top), for tests, labels and nudge buttons. */
  pointOf(spot: Spot): { x: number; y: number };
  setTheme(theme: Theme): void;
  setReducedMotion(reduced: boolean): void;
  setInsets(insets: Partial<Insets>): void;
  camera(name: TowerCameraName): void;
  /** Turns the view by pixels of pointer travel. */
  orbit(dx: number, dy: number): void;
  /** Comes nearer (`factor` > 1) or goes away, keeping the point of the window where it is. */
  zoom(factor: number, clientX: number, clientY: number): void;
  /** Hides every block that begins at or above this height, with all that stands on it (`null`: nothing). */
  peel(above: number | null): void;
  /** Blocks between the camera and the marked cells, the ghost or the pawn become see-through. */
  setSeeThrough(on: boolean): void;
  /** A view in which this pawn is not hidden, the present one if possible. */
  viewOf(colour: Colour): TowerCameraName | null;
  /** Numbers on the visible cells. */
  setHeights(on: boolean): void;
  /** The ruler with each player's flag at their height, high enough for what is to be reached; `null` hides it. */
  setRuler(flags: readonly RulerFlag[] | null, goal?: number): void;
  resize(): void;
  dispose(): void;
}
