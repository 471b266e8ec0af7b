// Messages that all games share.
// Generated from the crate `wire` by `cargo xtask types`; do not edit.

/**
 * The assessment of a position of a match.
 */
export type Assessment = {
/**
 * The number of moves played.
 */
ply: number,
/**
 * The winning chances of each seat, in thousandths.
 */
chances: Array<number>,
/**
 * The best line from there on, as canonical texts; empty when the game is over.
 */
line: Array<string>, };

/**
 * The move that a bot chose.
 */
export type BotChoice = {
/**
 * The number of moves played when it was chosen; once more are played, it is stale.
 */
ply: number,
/**
 * The move's canonical text.
 */
text: string, };

/**
 * The clock of a match.
 */
export type Clock = { "kind": "none" } | { "kind": "perMove",
/**
 * Milliseconds for each move.
 */
moveMs: number, } | { "kind": "increment",
/**
 * Milliseconds at the start.
 */
baseMs: number,
/**
 * Milliseconds added after each move.
 */
incrementMs: number, };

/**
 * The clocks of a match.
 */
export type ClockView = {
/**
 * Milliseconds left for each seat when the view was made.
 */
leftMs: number[],
/**
 * The seat whose clock runs, if any.
 */
running: number | null, };

/**
 * A command to a match. `seat` is the sender's.
 */
export type Command = { "type": "playMove",
/**
 * Who moves.
 */
seat: number,
/**
 * The number of moves played when it was chosen.
 */
ply: number,
/**
 * The move's text.
 */
text: string, } | { "type": "takeBack",
/**
 * Who asks.
 */
seat: number,
/**
 * The number of moves to keep.
 */
ply: number, } | { "type": "answerTakeBack",
/**
 * Who answers.
 */
seat: number,
/**
 * Yes or no.
 */
accept: boolean, } | { "type": "redo",
/**
 * Who asks.
 */
seat: number,
/**
 * The number of moves afterwards.
 */
ply: number, } | { "type": "resign",
/**
 * Who resigns.
 */
seat: number, } | { "type": "abort",
/**
 * Who aborts.
 */
seat: number, } | { "type": "offerDraw",
/**
 * Who offers.
 */
seat: number, } | { "type": "answerDraw",
/**
 * Who answers.
 */
seat: number,
/**
 * Yes or no.
 */
accept: boolean, } | { "type": "checkTime" } | { "type": "setPlayer",
/**
 * Which seat.
 */
seat: number,
/**
 * Who makes them from now on.
 */
player: Player, } | { "type": "rematch",
/**
 * Who asks.
 */
seat: number, };

/**
 * The move a strong bot would play, and why.
 */
export type Hint = {
/**
 * The number of moves played when it was given; once more are played, it is stale.
 */
ply: number,
/**
 * The move's canonical text.
 */
text: string,
/**
 * The reasons, most important first.
 */
reasons: Array<Reason>, };

/**
 * How the goal of a lesson stands.
 */
export type LessonState = "open" | "done" | "missed";

/**
 * What the learner's play in a lesson has come to.
 */
export type LessonVerdict = {
/**
 * How the goal stands.
 */
state: LessonState,
/**
 * A move of the other side to show, as canonical text.
 */
reply: string | null,
/**
 * Why the goal is missed.
 */
miss: Reason | null, };

/**
 * The outcome of a match.
 */
export type OutcomeView = {
/**
 * Who won, if anyone.
 */
verdict: Verdict,
/**
 * The seats that won.
 */
winners: Array<number>,
/**
 * By which rule, in kebab case: one of the game (such as `corner` or `repetition`) or of the
 * table (`resignation`, `time`, `agreement`).
 */
rule: string, };

/**
 * A pending offer or request.
 */
export type PendingView = {
/**
 * Who made it.
 */
by: number,
/**
 * Who has yet to answer.
 */
waitingFor: Array<number>,
/**
 * For a takeback: the number of moves to keep.
 */
ply: number | null, };

/**
 * Who makes the moves of a seat.
 */
export type Player = { "kind": "human" } | { "kind": "bot",
/**
 * By its stored number: 11 is the weakest of eight, 18 the strongest; 1 to 3 are those of
 * earlier versions.
 */
level: number, };

/**
 * The reply to a move in a puzzle.
 */
export type PuzzleReply = {
/**
 * The number of moves played when it was chosen.
 */
ply: number,
/**
 * The opponent's move, as canonical text.
 */
text: string,
/**
 * Whether the puzzle can still be solved in time.
 */
right: boolean,
/**
 * What the reply does.
 */
reasons: Array<Reason>, };

/**
 * A fact that speaks for a move: a code and the words that fill its sentence, so that a page can say
 * it in any language.
 */
export type Reason = {
/**
 * A stable name: `"parries"`.
 */
code: string,
/**
 * What the sentence mentions: `{ colour: "red" }`.
 */
params: { [key in string]: string }, };

/**
 * Why something was refused: a code with parameters, which a page can translate, and the sentence in
 * English.
 */
export type Refusal = {
/**
 * A stable name: `"both-blocked"`.
 */
code: string,
/**
 * What the sentence mentions: `{ cell: "c5" }`.
 */
params: { [key in string]: string },
/**
 * The sentence in English, with those of its causes.
 */
message: string,
/**
 * The reasons behind it, where the sentence itself names none.
 */
causes?: Refusal[], };

/**
 * Who won, if anyone.
 */
export type Verdict = "won" | "drawn";
