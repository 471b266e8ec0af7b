// The Climbers as the page sees it: x runs east, y north, z up, in halves of a cube's edge.
// Generated from the crate `wire` by `cargo xtask types`; do not edit.
import type { Clock, ClockView, OutcomeView, PendingView, Player, Refusal } from './wire';

/**
 * A block and whether it can be taken now.
 */
export type BlockChoice = {
/**
 * `H3`
 */
block: string,
/**
 * Why it cannot be taken, if so.
 */
refusal: Refusal | null, };

/**
 * The four kinds of blocks.
 */
export type BlockKind = "half" | "cube" | "double" | "big";

/**
 * A block where it lies, or where it would.
 */
export type BlockView = {
/**
 * `H3`
 */
id: string,
/**
 * What kind it is.
 */
kind: BlockKind,
/**
 * The x of its lowest corner; of a block in hand it may be off the table.
 */
x: number,
/**
 * The y of its lowest corner; of a block in hand it may be off the table.
 */
y: number,
/**
 * The height it stands on.
 */
z: number,
/**
 * Along x, along y, height.
 */
size: [number, number, number],
/**
 * What is painted on it.
 */
faces: Faces, };

/**
 * The colours of the players.
 */
export type Colour = "red" | "yellow" | "darkBlue" | "lightBlue" | "violet";

/**
 * Whether pawns may climb down.
 */
export type Descend = "allowed" | "forbidden";

/**
 * The state of the turn.
 */
export type DraftView = {
/**
 * Its steps.
 */
steps: Array<StepView>,
/**
 * The position after them.
 */
position: PositionView,
/**
 * Whether the pawn may still move in this turn, wherever it could go.
 */
mayMovePawn: boolean,
/**
 * Whether a block may still be moved in this turn.
 */
mayMoveBlock: boolean,
/**
 * Whether the stone may be placed now.
 */
mayPlaceStone: boolean,
/**
 * The text of the turn as it stands, `-` if there are no steps.
 */
text: string,
/**
 * Whether there is an undone action to redo.
 */
canRedo: boolean,
/**
 * Whether a follower gains something by walking; always true in a turn of one's own.
 */
worthAsking: boolean, };

/**
 * The colours of faces: those of the players, and grey, which is for everyone.
 */
export type Face = "red" | "yellow" | "darkBlue" | "lightBlue" | "violet" | "grey";

/**
 * A face that can take the stone.
 */
export type FaceChoice = {
/**
 * The block whose top it is.
 */
block: string,
/**
 * Its colour.
 */
top: Face,
/**
 * Its visible cells.
 */
cells: Array<Spot>,
/**
 * The text of the step that closes it.
 */
text: string, };

/**
 * The colours of a block's six sides.
 */
export type Faces = { top: Face, bottom: Face, east: Face, west: Face, north: Face, south: Face, };

/**
 * A turn that could have been played, and its result.
 */
export type Imagined = {
/**
 * The turn.
 */
played: MoveView,
/**
 * The position after it.
 */
position: PositionView, };

/**
 * How much of the solution an attempt contains.
 */
export type Insight = "nothing" | "block" | "deed";

/**
 * A player's ladders.
 */
export type Ladder = "small" | "large";

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
 * The height to reach, if that is the goal.
 */
height: number | null,
/**
 * The match it is played in.
 */
setup: MatchSetup, };

/**
 * The setup of a match.
 */
export type MatchSetup = {
/**
 * Two to five seats of different colours, in turn order.
 */
seats: Array<SeatSetup>,
/**
 * Who moves first, if not the first seat: in a rematch the next one does.
 */
first?: Colour,
/**
 * The options.
 */
options: Options,
/**
 * The number of the tower.
 */
tower: number,
/**
 * The clock.
 */
clock: Clock,
/**
 * A starting position in text form, instead of the tower's.
 */
start: string | null, };

/**
 * A match to show.
 *
 * The rules by which the game ends are `highest`, `highest-last` and `highest-first` (a tie, by when
 * they arrived) and `all-on-table` (drawn).
 */
export type MatchView = {
/**
 * What was agreed before the first turn.
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
export type MoveView = { "kind": "turn",
/**
 * Whose.
 */
colour: Colour,
/**
 * The canonical text, `-` for a pass.
 */
text: string,
/**
 * Its steps; none for a pass.
 */
steps: Array<StepView>,
/**
 * How high the pawn stood afterwards.
 */
height: number,
/**
 * Whether it had never been so high.
 */
rose: boolean,
/**
 * Whether it followed another's turn.
 */
follows: boolean, } | { "kind": "out",
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
 * Whether a pawn may move in the same turn before a block does.
 */
pawnBeforeBlock: boolean,
/**
 * Whether pawns may climb down.
 */
descend: Descend,
/**
 * Who is ahead among pawns of one height.
 */
tie: Tie,
/**
 * How many rounds of turns without a climb lead to the last chance, or to the end without one: 1 or 2.
 */
rounds: number,
/**
 * Whether ladders can be laid over gaps.
 */
bridges: boolean,
/**
 * Whether the others may move their pawns after every turn.
 */
together: boolean,
/**
 * Whether there is one more turn before the game ends. Setups from before version 3 of the
 * rules don't say: they all had it. Left out if it is there, so that old logs are written as
 * they were.
 */
lastChance?: boolean, };

/**
 * A pawn.
 */
export type PawnView = {
/**
 * Whose.
 */
colour: Colour,
/**
 * Where it stands.
 */
at: Spot, };

/**
 * A place a block can go to, in one pose.
 */
export type PlaceView = {
/**
 * The x of its lowest corner.
 */
x: number,
/**
 * The y of its lowest corner.
 */
y: number,
/**
 * The height it would stand on.
 */
z: number,
/**
 * Along x, along y, height.
 */
size: [number, number, number],
/**
 * The colours it can show on top there.
 */
tops: Array<TopChoice>,
/**
 * The pawns that would make room for it.
 */
pushed: Array<PushView>, };

/**
 * A pose of a block.
 */
export type PoseView = {
/**
 * Along x, along y, height.
 */
size: [number, number, number],
/**
 * The colours it can show on top in this pose.
 */
tops: Array<Face>, };

/**
 * A position to draw.
 */
export type PositionView = {
/**
 * The blocks, each after those it stands on.
 */
blocks: Array<BlockView>,
/**
 * The pawns, in turn order.
 */
pawns: Array<PawnView>,
/**
 * The stones on faces, in turn order.
 */
stones: Array<StoneView>,
/**
 * Everyone still in the game, in turn order.
 */
standings: Array<StandingView>,
/**
 * Who is to move; none when the game is over.
 */
turn: Colour | null,
/**
 * With `together`: whose turn the one to move follows.
 */
following: Colour | null,
/**
 * Barren turns in a row.
 */
barren: number,
/**
 * After how many of them the last chance comes; without one, the game ends.
 */
barrenLimit: number,
/**
 * Whether the game ends if nobody climbs in the turn to come.
 */
lastChance: boolean,
/**
 * The block that may not be moved now.
 */
lastBlock: string | null,
/**
 * The position's text form.
 */
text: string, };

/**
 * Options that go together.
 */
export type Preset = {
/**
 * `classic` or `modern`.
 */
name: string,
/**
 * Its options.
 */
options: Options, };

/**
 * A pawn that made room for a block.
 */
export type PushView = {
/**
 * Whose pawn.
 */
colour: Colour,
/**
 * Where it stood.
 */
from: Spot,
/**
 * Where it stands now, on the same face.
 */
to: Spot, };

/**
 * A height to be reached in one turn.
 */
export type Puzzle = {
/**
 * The height.
 */
height: number,
/**
 * From 1, the easiest, to 4.
 */
grade: 1 | 2 | 3 | 4,
/**
 * Who solves it.
 */
solver: Colour,
/**
 * The block that has to be moved, which is half the solution: `D4`.
 */
block: string,
/**
 * The puzzle's line, for further questions about it.
 */
line: string,
/**
 * The match it is played in. Only the solver ever moves.
 */
setup: MatchSetup, };

/**
 * The result of an attempt at a puzzle.
 */
export type PuzzleAttempt = {
/**
 * Whether the puzzle is solved.
 */
right: boolean,
/**
 * The greatest height at which the pawn stood.
 */
reached: number,
/**
 * How much of the solution was seen: the right block, or all that has to be done with it.
 */
seen: Insight, };

/**
 * What a position offers a player's pawn.
 */
export type ReachPreview = {
/**
 * Whose pawn.
 */
colour: Colour,
/**
 * The highest it could stand without ladders.
 */
free: number,
/**
 * The highest it could stand with the ladders they have.
 */
withLadders: number,
/**
 * The cells on blocks that it could reach, with the ladders but not the steps of each route.
 * Cells of the table are left out.
 */
cells: Array<ReachView>, };

/**
 * A cell the pawn can go to.
 */
export type ReachView = {
/**
 * The cell.
 */
at: Spot,
/**
 * The cheapest routes: no two of which one costs a superset of the other.
 */
ways: Array<Way>, };

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
out: boolean, };

/**
 * A cell and the height of what is on top of it: where a pawn's feet are.
 */
export type Spot = { x: number, y: number, z: number, };

/**
 * How one player stands.
 */
export type StandingView = {
/**
 * Who.
 */
colour: Colour,
/**
 * How high their pawn stands.
 */
height: number,
/**
 * How high it has been.
 */
best: number,
/**
 * Whether they have the small ladder.
 */
small: boolean,
/**
 * Whether they have the large ladder.
 */
large: boolean,
/**
 * Where their stone is.
 */
stone: StonePlace, };

/**
 * A step of a turn.
 */
export type StepView = { "kind": "walk",
/**
 * The step's text.
 */
text: string,
/**
 * Its way, from where it stood to where it stands.
 */
path: Array<Spot>, } | { "kind": "climb",
/**
 * The step's text.
 */
text: string,
/**
 * Which ladder.
 */
ladder: Ladder,
/**
 * Its way, from where it stood to where it stands.
 */
path: Array<Spot>,
/**
 * The ladder leans between `path[at]` and `path[at + 1]`.
 */
at: number, } | { "kind": "bridge",
/**
 * The step's text.
 */
text: string,
/**
 * Which ladder.
 */
ladder: Ladder,
/**
 * Its way, from where it stood to where it stands.
 */
path: Array<Spot>,
/**
 * The ladder lies from `path[at]` to `path[at + 1]`.
 */
at: number, } | { "kind": "block",
/**
 * The step's text.
 */
text: string,
/**
 * The block as it lay.
 */
before: BlockView,
/**
 * The block as it lies.
 */
after: BlockView,
/**
 * The pawns that made room for it.
 */
pushed: Array<PushView>, } | { "kind": "stone",
/**
 * The step's text.
 */
text: string,
/**
 * Where it is drawn.
 */
at: Spot, };

/**
 * Where a player's stone is.
 */
export type StonePlace = "hand" | "placed" | "gone";

/**
 * A blocking stone on a face.
 */
export type StoneView = {
/**
 * Whose.
 */
colour: Colour,
/**
 * The visible cell it is drawn on.
 */
at: Spot, };

/**
 * Who is ahead among pawns of one height.
 */
export type Tie = "last" | "first";

/**
 * A colour a block can show on top.
 */
export type TopChoice = {
/**
 * The colour.
 */
top: Face,
/**
 * The text of the step that puts it there.
 */
text: string, };

/**
 * A route to a cell.
 */
export type Way = {
/**
 * The ladders it spends.
 */
ladders: Array<Ladder>,
/**
 * The texts of its steps.
 */
steps: Array<string>, };
