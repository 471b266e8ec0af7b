// What travels between page, worker, store and server in every game.
// Made from the crate `wire` by `cargo xtask types`: change it there, not here.

/**
 * How a match stood after so many moves.
 */
export type Assessment = {
/**
 * After how many moves.
 */
ply: number,
/**
 * The chance of each seat to win, in thousandths.
 */
chances: Array<number>,
/**
 * What a strong player would have played from there on, as canonical texts; empty at the end.
 */
line: Array<string>, };

/**
 * What a bot chose to play.
 */
export type BotChoice = {
/**
 * The number of moves played when it was chosen: a match that has moved on has no use for it.
 */
ply: number,
/**
 * The move's canonical text.
 */
text: string, };

/**
 * How thinking time is counted.
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
 * How a match stands on time.
 */
export type ClockView = {
/**
 * Milliseconds left for each seat, at the moment the view was made.
 */
leftMs: number[],
/**
 * The seat whose time runs, if any.
 */
running: number | null, };

/**
 * What someone at the table wants. `seat` is who wants it.
 */
export type Command = { "type": "playMove",
/**
 * Who moves.
 */
seat: number,
/**
 * How many moves had been played when it was chosen.
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
 * How many moves shall remain.
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
 * How many moves shall have been played.
 */
ply: number, } | { "type": "resign",
/**
 * Who gives up.
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
 * Whose moves.
 */
seat: number,
/**
 * Who makes them from now on.
 */
player: Player, } | { "type": "rematch",
/**
 * Who wants it.
 */
seat: number, };

/**
 * What a strong player would do now, and what speaks for it.
 */
export type Hint = {
/**
 * The number of moves played when it was given: a match that has moved on has no use for it.
 */
ply: number,
/**
 * The move's canonical text.
 */
text: string,
/**
 * What speaks for it, the weightiest first.
 */
reasons: Array<Reason>, };

/**
 * The end of a match.
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
 * A wish that waits for answers.
 */
export type PendingView = {
/**
 * Who wishes.
 */
by: number,
/**
 * Who has yet to answer.
 */
waitingFor: Array<number>,
/**
 * For a takeback: how many moves shall remain.
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
 * What becomes of a move in a puzzle.
 */
export type PuzzleReply = {
/**
 * The number of moves played when it was chosen.
 */
ply: number,
/**
 * The rival's answer, as canonical text.
 */
text: string,
/**
 * Whether the puzzle can still be solved in time.
 */
right: boolean,
/**
 * What the answer does.
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
 * Why something was not accepted: a code and the words that fill its sentence, so that a page can
 * say it in any language, and the sentence in English.
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
 * Where the sentence says what cannot be accepted but not why: the refusals that do.
 */
causes?: Refusal[], };

/**
 * Who won, if anyone.
 */
export type Verdict = "won" | "drawn" | "abandoned";
