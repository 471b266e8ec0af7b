// The Climbers as the page sees it.
import type { Clock, ClockView, OutcomeView, PendingView, Player, Refusal } from './wire';

export type Colour = 'red' | 'yellow' | 'darkBlue' | 'lightBlue' | 'violet';
/** What can be on top of a block. */
export type Face = Colour | 'grey';
export type Ladder = 'small' | 'large';
export type Descend = 'allowed' | 'forbidden';
export type Tie = 'last' | 'first';

export interface Options {
  pawnBeforeBlock: boolean;
  descend: Descend;
  tie: Tie;
  /** 1 or 2. */
  rounds: number;
  bridges: boolean;
  together: boolean;
}
/** A named set of options: `classic` or `modern`. */
export interface Preset {
  name: string;
  options: Options;
}

export interface SeatSetup {
  colour: Colour;
  name: string;
  player: Player;
}
export interface MatchSetup {
  /** Two to five seats of different colours in turn order; the first begins. */
  seats: SeatSetup[];
  options: Options;
  /** The number of the tower. */
  tower: number;
  clock: Clock;
  /** A starting position in text form, instead of the tower's. */
  start: string | null;
}

/** A cell and the height of what is on top of it: where a pawn's feet are. */
export interface Spot {
  x: number;
  y: number;
  z: number;
}
export interface Faces {
  top: Face;
  bottom: Face;
  east: Face;
  west: Face;
  north: Face;
  south: Face;
}
export type BlockKind = 'half' | 'cube' | 'double' | 'big';
export interface BlockView {
  /** `H3` */
  id: string;
  kind: BlockKind;
  /** The lowest corner. */
  x: number;
  y: number;
  z: number;
  /** Along x, along y, height. */
  size: [number, number, number];
  faces: Faces;
}
export interface PawnView {
  colour: Colour;
  at: Spot;
}
/** A blocking stone on a face; `at` is the visible cell it is drawn on. */
export interface StoneView {
  colour: Colour;
  at: Spot;
}
export type StonePlace = 'hand' | 'placed' | 'gone';
/** How one player stands. */
export interface StandingView {
  colour: Colour;
  height: number;
  best: number;
  small: boolean;
  large: boolean;
  stone: StonePlace;
}
export interface PositionView {
  blocks: BlockView[];
  pawns: PawnView[];
  stones: StoneView[];
  /** Everyone still in the game, in turn order. */
  standings: StandingView[];
  /** Who is to move; none when the game is over. */
  turn: Colour | null;
  /** With `together`: whose turn the one to move follows. */
  following: Colour | null;
  /** Barren turns in a row, and after how many the last chance comes. */
  barren: number;
  barrenLimit: number;
  /** The turn to come is the last chance. */
  lastChance: boolean;
  /** The block that may not be moved now. */
  lastBlock: string | null;
  text: string;
}

// ---- what happened ------------------------------------------------------------------------------
export interface PushView {
  colour: Colour;
  from: Spot;
  to: Spot;
}
export type StepView =
  /** The pawn goes along `path` (its start included). */
  | { kind: 'walk'; text: string; path: Spot[] }
  /** As `walk`, but between `path[at]` and `path[at + 1]` there is a ladder, then gone. */
  | { kind: 'climb'; text: string; ladder: Ladder; path: Spot[]; at: number }
  /** As `climb`, but the ladder lies level or sloping from `path[at]` to `path[at + 1]` over a gap. */
  | { kind: 'bridge'; text: string; ladder: Ladder; path: Spot[]; at: number }
  | { kind: 'block'; text: string; before: BlockView; after: BlockView; pushed: PushView[] }
  | { kind: 'stone'; text: string; at: Spot };
export type MoveView =
  /** One turn (or, with `together`, the pawn's move of one who follows). No steps: a pass. `height` is the pawn's afterwards, `rose` whether it is a new own best. */
  | {
      kind: 'turn';
      colour: Colour;
      text: string;
      steps: StepView[];
      height: number;
      rose: boolean;
      follows: boolean;
    }
  /** A player left a game that went on. */
  | { kind: 'out'; colour: Colour; rule: string };

export interface SeatView {
  colour: Colour;
  name: string;
  player: Player;
  out: boolean;
}
export interface MatchView {
  setup: MatchSetup;
  seats: SeatView[];
  position: PositionView;
  turn: number | null;
  ply: number;
  moves: MoveView[];
  redoable: number;
  /** Rules of the game: `highest`, `highest-last`, `highest-first` (tie broken), `all-on-table` (drawn); of the table: `resignation`, `time`, `agreement`. */
  outcome: OutcomeView | null;
  clock: ClockView | null;
  drawOffer: PendingView | null;
  takeback: PendingView | null;
  rematch: MatchSetup | null;
}

// ---- the turn being built -----------------------------------------------------------------------
/** The turn as far as it is built. */
export interface DraftView {
  steps: StepView[];
  /** The position after the steps. */
  position: PositionView;
  /** Which kinds of step may still come in this turn (whether or not there is room for one). */
  mayMovePawn: boolean;
  mayMoveBlock: boolean;
  mayPlaceStone: boolean;
  /** The text of the turn as it stands; `-` if there are no steps. */
  text: string;
}
/** A block and whether it can be taken now. */
export interface BlockChoice {
  block: string;
  refusal: Refusal | null;
}
/** A place a block can go to, in one pose. */
export interface PlaceView {
  x: number;
  y: number;
  z: number;
  size: [number, number, number];
  /** The colours it can show on top there, each with the text of the step. */
  tops: { top: Face; text: string }[];
  /** Pawns that would be pushed. */
  pushed: PushView[];
}
/** A cell the pawn can go to. */
export interface ReachView {
  at: Spot;
  /** The cheapest ways, each with the ladders it spends and the steps (texts) that go there. */
  ways: { ladders: Ladder[]; steps: string[] }[];
}
/** A face that can take the stone. */
export interface FaceChoice {
  block: string;
  top: Face;
  cells: Spot[];
  text: string;
}
/** What a position offers a player's pawn. */
export interface OutlookView {
  colour: Colour;
  /** The highest they could stand: without ladders, and with those they have. */
  free: number;
  withLadders: number;
  /** Cells they can reach. */
  cells: ReachView[];
}
