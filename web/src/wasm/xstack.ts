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
 * Why it cannot be done, if so.
 */
refusal: Refusal | null, };

/**
 * What a block rests on and carries, as the simulation finds it.
 */
export type ContactsView = {
/**
 * `B03`
 */
block: string,
/**
 * The blocks that hold it up.
 */
restsOn: Array<string>,
/**
 * The blocks that lie on it.
 */
carries: Array<string>,
/**
 * Whether an arm of the X holds it up.
 */
onStand: boolean, };

/**
 * The designs of stand and blocks.
 */
export type Design = "fan" | "wall" | "high-fan" | "pyramid" | "bridge" | "tower" | "lean" | "column" | "spire";

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
 * A rule of ours that the printed rules do not know.
 */
export type HouseRule = "ownBlock" | "topFloor" | "bonusBelow";

/**
 * What the rules made of an act.
 */
export type Judgement = "stayed" | "halfPulled" | "put" | "low" | "bonus" | "givenUp" | "timeOver" | "takenAway" | "declined" | "fell";

/**
 * A lesson: a pile on which the first seat is to move.
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
 * Blocks to mark.
 */
marks: Array<string>,
/**
 * The match it is played in.
 */
setup: MatchSetup, };

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
rounds: number,
/**
 * The house rules that are played; games of the first version of the rules have none.
 */
houseRules?: Array<HouseRule>, };

/**
 * The pile of a round.
 */
export type PileView = {
/**
 * Its design.
 */
design: Design,
/**
 * The number it was drawn from, if it was. As text if JavaScript could not represent it.
 */
seed: number | string | null,
/**
 * The name that its builder gave it.
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
 * Malus blocks that a bonus of their colour took out of the game.
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
export type Start = "fan" | "wall" | "high-fan" | "pyramid" | "bridge" | "tower" | "lean" | "column" | "spire" | "own";

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
 * Why the forbidden block cannot be taken instead of pulling one, if so.
 */
decline: Refusal | null,
/**
 * Why the player cannot give up, if so.
 */
giveUp: Refusal | null,
/**
 * Why the turn cannot end, if so.
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
 * Blocks that became malus in this turn.
 */
malus: Array<string>,
/**
 * The whole turn as the text of a move, once it is over.
 */
text: string | null, };
