// KLOTZ as the page sees it.
// Generated from the crate `wire` by `cargo xtask types`; do not edit.
import type { Clock, ClockView, OutcomeView, PendingView, Player } from './wire';

/**
 * A capture: whose Klotz, from where, back to where.
 */
export type CaptureView = {
/**
 * Whose Klotz.
 */
colour: Colour,
/**
 * Where it stood.
 */
from: string,
/**
 * Its centre cell.
 */
to: string, };

/**
 * The four colours, in turn order.
 */
export type Colour = "red" | "yellow" | "green" | "blue";

/**
 * Which corner a Klotz runs to.
 */
export type Goal = "near" | "far";

/**
 * What happens to the Klötze of colours that nobody plays.
 */
export type Idle = "removed" | "stay";

/**
 * A move that could have been played, and its result.
 */
export type Imagined = {
/**
 * The move.
 */
played: MoveView,
/**
 * The position after it.
 */
position: PositionView, };

/**
 * A starting layout: built in, or made by players. A draft in the editor may break the rules of
 * layouts; a match only starts from one that does not.
 */
export type Layout = {
/**
 * Its name.
 */
name: string,
/**
 * Its 24 columns.
 */
columns: Array<Placement>, };

/**
 * A lesson: a position in which the learner is to move.
 */
export type Lesson = {
/**
 * Its name, from which the keys of its texts are made.
 */
name: string,
/**
 * The lesson as text, to be handed back with each question about it.
 */
source: string,
/**
 * Who learns.
 */
learner: Colour,
/**
 * Cells to mark.
 */
marks: Array<string>,
/**
 * The match it is played in.
 */
setup: MatchSetup, };

/**
 * The setup of a match.
 */
export type MatchSetup = {
/**
 * Two to four seats of different colours, in turn order (red, yellow, green, blue).
 */
seats: Array<SeatSetup>,
/**
 * The colour that moves first.
 */
first: Colour,
/**
 * The options.
 */
options: Options,
/**
 * Where the columns stand at the start.
 */
layout: Layout,
/**
 * The clock.
 */
clock: Clock,
/**
 * A starting position in text form, instead of the layout's.
 */
start: string | null, };

/**
 * A match to show.
 */
export type MatchView = {
/**
 * What was agreed before the first move.
 */
setup: MatchSetup,
/**
 * The seats as they are now.
 */
seats: Array<SeatView>,
/**
 * The current position.
 */
position: PositionView,
/**
 * Everything that happened, in order. `Out` entries stand between moves.
 */
moves: Array<MoveView>,
/**
 * The setup of the next match, once a rematch was agreed.
 */
rematch: MatchSetup | null,
/**
 * The seat to move; none when the match is over.
 */
turn: number | null,
/**
 * The number of moves played.
 */
ply: number,
/**
 * The number of moves that can be redone.
 */
redoable: number,
/**
 * The outcome, once the match has ended.
 */
outcome: OutcomeView | null,
/**
 * The clock, if there is one.
 */
clock: ClockView | null,
/**
 * A pending draw offer.
 */
drawOffer: PendingView | null,
/**
 * A pending takeback request.
 */
takeback: PendingView | null,
/**
 * The seats that have asked for a rematch.
 */
rematchWanted: Array<number>, };

/**
 * What happened at one ply.
 */
export type MoveView = { "kind": "slide",
/**
 * Who moved.
 */
colour: Colour,
/**
 * The canonical text: `c3-c5`, `c3xd5`, `d4-a1#`.
 */
text: string,
/**
 * Which piece: 1 to 3 for a column, 4 for the Klotz.
 */
height: number,
/**
 * From where.
 */
from: string,
/**
 * To where.
 */
to: string,
/**
 * A way there: every cell after the start, the end included.
 */
path: Array<string>,
/**
 * The Klotz it captured.
 */
captured: CaptureView | null,
/**
 * The stone that was laid on the column; none if it lay there already or a Klotz moved.
 */
stone: StoneView | null,
/**
 * Whether it won the game.
 */
wins: boolean, } | { "kind": "pass",
/**
 * Who passed.
 */
colour: Colour, } | { "kind": "out",
/**
 * Who left.
 */
colour: Colour,
/**
 * `resignation` or `time`.
 */
rule: string, };

/**
 * The options of a game.
 */
export type Options = {
/**
 * Which corner a Klotz runs to.
 */
goal: Goal,
/**
 * What happens to unused Klötze.
 */
idle: Idle,
/**
 * What repeating a position means.
 */
repetition: Repetition,
/**
 * The game is drawn after this many moves; 0 for no limit.
 */
moveLimit: number, };

/**
 * A piece on the board.
 */
export type Piece = { "kind": "column",
/**
 * Where.
 */
cell: string,
/**
 * 1, 2 or 3.
 */
height: 1 | 2 | 3,
/**
 * Whose stone lies on it, if anyone's.
 */
stone: Colour | null, } | { "kind": "klotz",
/**
 * Where.
 */
cell: string,
/**
 * Whose.
 */
colour: Colour,
/**
 * Whether nobody plays it (option `idle = stay`).
 */
idle: boolean, };

/**
 * A column of a layout.
 */
export type Placement = {
/**
 * Where.
 */
cell: string,
/**
 * 1, 2 or 3.
 */
height: 1 | 2 | 3, };

/**
 * A position to draw.
 */
export type PositionView = {
/**
 * The pieces, in no particular order.
 */
pieces: Array<Piece>,
/**
 * The stones that lie beside the game, in turn order.
 */
unusedStones: Array<UnusedStone>,
/**
 * The colours still in play, in turn order.
 */
colours: Array<Colour>,
/**
 * The colour to move; none when the game is over.
 */
turn: Colour | null,
/**
 * The position's text form.
 */
text: string, };

/**
 * A position to be won within some moves.
 */
export type Puzzle = {
/**
 * Within how many moves, both sides counted.
 */
plies: number,
/**
 * How many of them are the solver's own.
 */
ownMoves: number,
/**
 * From 1, the easiest, to 4.
 */
grade: 1 | 2 | 3 | 4,
/**
 * Who solves it.
 */
solver: Colour,
/**
 * The match it is played in: the solver against who answers.
 */
setup: MatchSetup, };

/**
 * What the third occurrence of a position means.
 */
export type Repetition = "draw" | "allowed";

/**
 * One seat of a match, before it starts.
 */
export type SeatSetup = {
/**
 * The colour it plays.
 */
colour: Colour,
/**
 * The name to show; empty for the colour's own name.
 */
name: string,
/**
 * Who makes its moves.
 */
player: Player, };

/**
 * A seat during the match.
 */
export type SeatView = {
/**
 * Its colour.
 */
colour: Colour,
/**
 * Its name; empty for the colour's own.
 */
name: string,
/**
 * Who makes its moves.
 */
player: Player,
/**
 * Whether it has left the game.
 */
out: boolean,
/**
 * The corner where its Klotz wins.
 */
goal: string, };

/**
 * A stone that went onto the moved column.
 */
export type StoneView = {
/**
 * The column on which it lay before; none if it lay on its corner, unused.
 */
from: string | null,
/**
 * The cell where the column stood when the stone was laid on it.
 */
to: string, };

/**
 * A cell a piece can move to.
 */
export type Target = {
/**
 * The cell.
 */
cell: string,
/**
 * What moving there would be.
 */
kind: TargetKind,
/**
 * A way there: every cell after the start, the end included.
 */
path: Array<string>,
/**
 * The move's canonical text.
 */
text: string, };

/**
 * What a move to a cell would be.
 */
export type TargetKind = "move" | "capture" | "win";

/**
 * A stone that no column carries yet.
 */
export type UnusedStone = {
/**
 * Whose.
 */
colour: Colour,
/**
 * Where it lies: on the corner of its colour.
 */
cell: string, };
