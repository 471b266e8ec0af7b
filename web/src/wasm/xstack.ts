// X-Stack as the page sees it: x runs to the right, y up, z towards the first player, in metres.
// Generated from the crate `wire` by `cargo xtask types`; do not edit.
import type { Clock, ClockView, OutcomeView, PendingView, Player, Refusal } from './wire';

/**
 * One act of a turn.
 */
export type ActView = {
/**
 * The block it was about.
 */
block: string,
/**
 * What the rules made of it.
 */
judgement: Judgement,
/**
 * What fell.
 */
fallen: Array<string>, };

/**
 * A block on the X and whether the hand may close on it now.
 */
export type Choice = {
/**
 * `B03`
 */
block: string,
/**
 * What is against it, if anything is.
 */
refusal: Refusal | null, };

/**
 * The designs of stand and blocks.
 */
export type Design = "fan" | "wall" | "high-fan";

/**
 * A pile being built.
 */
export type EditorView = {
/**
 * Whose stand and blocks.
 */
design: Design,
/**
 * The stand.
 */
stand: StandView,
/**
 * The edges of every block along its own axes, in micrometres.
 */
sizes: Array<[number, number, number]>,
/**
 * The blocks on the X.
 */
onX: Array<string>,
/**
 * The blocks still in the box.
 */
inBox: Array<string>, };

/**
 * How strongly the hand pulls before a block slips from it.
 */
export type Hand = "normal" | "gentle" | "strong";

/**
 * A block was hit: something to be heard.
 */
export type Impact = {
/**
 * Which block.
 */
block: string,
/**
 * How hard: the change of its speed in m/s, times its mass in kg.
 */
strength: number,
/**
 * Where it was.
 */
at: [number, number, number],
/**
 * Whether it hit the table.
 */
table: boolean, };

/**
 * What the rules made of an act.
 */
export type Judgement = "stayed" | "halfPulled" | "put" | "low" | "bonus" | "givenUp" | "timeOver" | "takenAway" | "declined" | "fell";

/**
 * What the live act is doing.
 */
export type LiveState = "idle" | "held" | "settling" | "rest";

/**
 * What a sixtieth of a second has brought.
 */
export type LiveView = {
/**
 * What the act is doing.
 */
state: LiveState,
/**
 * The block in hand, or the one the hand has parted from.
 */
block: string | null,
/**
 * How hard the hand pulls: at 1 the block slips.
 */
strain: number,
/**
 * Whether the block in hand touches nothing.
 */
free: boolean,
/**
 * The height of the lowest point of that block, while it is in the world.
 */
lowest: number | null,
/**
 * Whether the block was brought to the tray.
 */
taken: boolean,
/**
 * How hand and block parted, once they have.
 */
parted: Parted | null,
/**
 * Where the block is held, while it is.
 */
hand: [number, number, number] | null,
/**
 * The impacts since the previous view.
 */
impacts: Array<Impact>,
/**
 * What has touched the table in this act.
 */
fallen: Array<string>,
/**
 * For how long the hand can still be closed in this turn, in milliseconds.
 */
handTimeLeftMs: number, };

/**
 * The setup of a match. It contains its piles, so that a stored match stays the same when piles are
 * drawn differently one day.
 */
export type MatchSetup = {
/**
 * Two to five seats, in turn order.
 */
seats: Array<SeatSetup>,
/**
 * Who moves first, if not the first seat: in a rematch the next one does.
 */
first?: number,
/**
 * The options.
 */
options: Options,
/**
 * The seed of the tremor of all hands.
 */
seed: number,
/**
 * The text of the pile of every round.
 */
piles: Array<string>,
/**
 * The clock.
 */
clock: Clock, };

/**
 * A match to show.
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
 * Everything that happened, in order. `Out` entries stand between turns.
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
seat: number,
/**
 * In which round, from 1.
 */
round: number,
/**
 * The turn in the words of a record: `pull B03 put | bonus Y05`.
 */
words: string,
/**
 * What was done.
 */
acts: Array<ActView>,
/**
 * The block that was put back higher.
 */
put: string | null,
/**
 * The block taken as a bonus.
 */
bonus: string | null,
/**
 * The malus of this colour that the bonus took out of the game.
 */
cancelled: Array<string>,
/**
 * What became malus.
 */
malus: Array<string>, } | { "kind": "out",
/**
 * Who left.
 */
seat: number,
/**
 * `resignation` or `time`.
 */
rule: string, };

/**
 * The options of a game.
 */
export type Options = {
/**
 * Which pile is played on.
 */
design: Start,
/**
 * How strongly the hand pulls.
 */
hand: Hand,
/**
 * How much it trembles.
 */
tremor: Tremor,
/**
 * How many piles are played: 1 to 5.
 */
rounds: number, };

/**
 * How hand and block parted.
 */
export type Parted = "letGo" | "taken" | "givenUp" | "timeOver" | "interrupted";

/**
 * The pile of a round.
 */
export type PileView = {
/**
 * Its design.
 */
design: Design,
/**
 * The number it was drawn from, if it was.
 */
seed: number | null,
/**
 * What somebody who has built it called it.
 */
name: string | null,
/**
 * The stand it is on.
 */
stand: StandView,
/**
 * The edges of every block along its own axes, in micrometres: six red ones, six blue, and so
 * on with green, yellow, white and natural.
 */
sizes: Array<[number, number, number]>,
/**
 * The pile as a text that can stand in an address.
 */
text: string, };

/**
 * How one player stands.
 */
export type PlayerView = {
/**
 * Bonus blocks of this round.
 */
bonus: Array<string>,
/**
 * Malus blocks of this round.
 */
malus: Array<string>,
/**
 * What was malus until a bonus of its colour took it out of the game.
 */
cancelled: Array<string>,
/**
 * The points of this round.
 */
points: number,
/**
 * The points of the rounds before.
 */
earlier: number,
/**
 * Whether the player has left.
 */
left: boolean, };

/**
 * A position to draw.
 */
export type PositionView = {
/**
 * Which round, from 1.
 */
round: number,
/**
 * Of how many.
 */
rounds: number,
/**
 * The pile it began with.
 */
pile: PileView,
/**
 * Where each of the 36 blocks lies: `x, y, z` of its middle and its turn `x, y, z, w`; none if
 * it is off the X. In the order of the pile's sizes.
 */
poses: Array<[number, number, number, number, number, number, number] | null>,
/**
 * How many blocks are on the X.
 */
onX: number,
/**
 * The players in turn order.
 */
players: Array<PlayerView>,
/**
 * Who is to move; none when the game is over.
 */
toMove: number | null,
/**
 * The block that may be neither pulled nor taken now.
 */
forbidden: string | null, };

/**
 * One seat of a match, before it starts.
 */
export type SeatSetup = {
/**
 * The name to show; empty for the seat's number.
 */
name: string,
/**
 * Who makes its turns.
 */
player: Player, };

/**
 * A seat during the match.
 */
export type SeatView = {
/**
 * Its name; empty for the seat's number.
 */
name: string,
/**
 * Who makes its turns.
 */
player: Player,
/**
 * Whether it has left the game.
 */
out: boolean, };

/**
 * The X that everything lies on: two boards at 45 degrees. In millimetres.
 */
export type StandView = {
/**
 * How long a board is on either side of the crossing.
 */
arm: number,
/**
 * How wide the boards are, from front to back.
 */
depth: number,
/**
 * How high above the table their upper faces cross.
 */
crossing: number,
/**
 * How thick they are.
 */
board: number, };

/**
 * Which pile is played on.
 */
export type Start = "fan" | "wall" | "high-fan" | "own";

/**
 * How much the hand trembles by itself.
 */
export type Tremor = "none" | "steady" | "natural" | "shaky";

/**
 * How far a turn has come.
 */
export type TurnPhase = "pull" | "committed" | "low" | "put" | "bonus" | "over";

/**
 * The turn as far as it is made.
 */
export type TurnView = {
/**
 * How far it has come.
 */
phase: TurnPhase,
/**
 * The block it is about: in hand, half pulled, too low, or put back.
 */
block: string | null,
/**
 * Every block on the X.
 */
blocks: Array<Choice>,
/**
 * What is against taking the forbidden block instead of pulling one.
 */
decline: Refusal | null,
/**
 * What is against giving up.
 */
giveUp: Refusal | null,
/**
 * What is against ending the turn.
 */
stop: Refusal | null,
/**
 * The block that the program must take away next, before anything else can be done.
 */
demands: string | null,
/**
 * For a block that is to be put back: where its lowest point was before the turn. It must come
 * to rest more than a millimetre higher.
 */
line: number | null,
/**
 * For how long the hand can still be closed in this turn, in milliseconds.
 */
handTimeLeftMs: number,
/**
 * The block put back in this turn.
 */
put: string | null,
/**
 * What fell in this turn.
 */
fallen: Array<string>,
/**
 * What has become malus in this turn.
 */
malus: Array<string>,
/**
 * The whole turn as the text of a move, once it is over.
 */
text: string | null, };
