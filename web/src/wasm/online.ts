// What travels between page and server at a table with others elsewhere.
// Made from the crate `wire` by `cargo xtask types`: change it there, not here.
import type { Clock, Command, Player, Refusal } from './wire';
import type * as klotz from './klotz';
import type * as climbers from './climbers';
import type * as xstack from './xstack';

/**
 * Something said at a table.
 */
export type ChatLine = {
/**
 * Its number at this table, from 1: what is told twice is shown once.
 */
number: number,
/**
 * When.
 */
atMs: number,
/**
 * The seat of who said it, if they sat.
 */
seat: number | null,
/**
 * Their name; may be empty.
 */
name: string,
/**
 * What they said: plain text.
 */
text: string, };

/**
 * What a page says. Whatever is wished for carries an `id` of the page's choosing (at most 64
 * characters): its answer carries it again, and a wish that is repeated with the same id, on any
 * connection, is answered as the first time and not done twice.
 */
export type ClientToServer = { "type": "hello",
/**
 * The version of the protocol the page speaks.
 */
protocol: number,
/**
 * The number of the last event of the match it has, if it has the match at all.
 */
have: number | null, } | { "type": "sit",
/**
 * The wish's id.
 */
id: string,
/**
 * The seat, counted from 0.
 */
seat: number,
/**
 * The name to sit there under.
 */
name: string, } | { "type": "stand",
/**
 * The wish's id.
 */
id: string, } | { "type": "command",
/**
 * The wish's id.
 */
id: string,
/**
 * The number of the last event the page had seen when it was wished for.
 */
seen: number,
/**
 * What to do.
 */
command: Command, } | { "type": "handOver",
/**
 * The wish's id.
 */
id: string,
/**
 * Whose seat.
 */
seat: number,
/**
 * How strong the bot is to be; the first who asks for it says.
 */
level: number, } | { "type": "chat",
/**
 * The wish's id.
 */
id: string,
/**
 * The text.
 */
text: string, } | { "type": "hand",
/**
 * What it is called by if it is refused.
 */
id: string,
/**
 * The number of the last event the page had seen when the turn was begun.
 */
seen: number,
/**
 * What was done next, in its order. A turn that begins again begins with its first part.
 */
parts: Array<string>, } | { "type": "ping",
/**
 * Any number; the answer repeats it.
 */
n: number, };

/**
 * A name and a password: to sign up, or to sign in.
 */
export type Credentials = {
/**
 * The name.
 */
name: string,
/**
 * The password.
 */
password: string, };

/**
 * A finished match. Its table is still there: with the whole match to be seen again, analysed and saved.
 */
export type FinishedMatch = {
/**
 * At which table.
 */
table: string,
/**
 * What was played.
 */
game: Game,
/**
 * When it ended, in milliseconds since 1970.
 */
endedMs: number,
/**
 * Who played, in turn order.
 */
seats: Array<FinishedSeat>, };

/**
 * Somebody in a finished match.
 */
export type FinishedSeat = {
/**
 * Whether it is the one whose history it is.
 */
own: boolean,
/**
 * The name it was played under; may be empty.
 */
name: string,
/**
 * The name of their account, if they have one.
 */
account: string | null,
/**
 * How strong a bot of the house was.
 */
level: number | null,
/**
 * The place, from 1; who shares it has the same.
 */
place: number,
/**
 * The rating afterwards, if the match counted.
 */
rating: RatingView | null,
/**
 * By how many points that changed it.
 */
change: number | null, };

/**
 * The games.
 */
export type Game = "klotz" | "climbers" | "xstack";

/**
 * How strong somebody is in a game.
 */
export type GameRating = {
/**
 * Which game.
 */
game: Game,
/**
 * How strong.
 */
rating: RatingView,
/**
 * How many matches counted.
 */
matches: number,
/**
 * After each of the last matches, oldest first.
 */
points: Array<RatingPoint>, };

/**
 * A wish that a bot may play for somebody who is gone.
 */
export type HandOverView = {
/**
 * Whose seat.
 */
seat: number,
/**
 * How strong the bot would be.
 */
level: number,
/**
 * The seats that have said so.
 */
agreed: Array<number>, };

/**
 * The strongest people of a game.
 */
export type Ladder = {
/**
 * Best first: by what each of them is at least, the rating less twice its uncertainty.
 */
rungs: Array<Rung>, };

/**
 * The open tables, newest first.
 */
export type Lobby = {
/**
 * Those that wait for somebody.
 */
tables: Array<TableView>, };

/**
 * Lines of the log of a match.
 */
export type LogPart = {
/**
 * The number of the event after which they come. None if they are the whole log, which begins
 * with the line about the match.
 */
after: number | null,
/**
 * The lines, as they are stored.
 */
lines: Array<string>,
/**
 * The number of the match's last event.
 */
seq: number,
/**
 * What the server's clock shows, in milliseconds since 1970.
 */
nowMs: number, };

/**
 * Who the server takes one for.
 */
export type Me = {
/**
 * The name shown to others; empty until one is chosen.
 */
name: string,
/**
 * Whether one is signed in to an account, rather than a guest.
 */
account: boolean, };

/**
 * A table to be made.
 */
export type NewTable = {
/**
 * What is to be played. The names of its seats are not looked at.
 */
setup: TableSetup,
/**
 * Who may find it.
 */
visibility: Visibility,
/**
 * The seat on which whoever makes it sits down at once, if on any.
 */
seat: number | null,
/**
 * The name to sit there under.
 */
name: string,
/**
 * Whether the match counts for the ratings of those who play it.
 */
rated: boolean, };

/**
 * A token to be made.
 */
export type NewToken = {
/**
 * The name the program plays under.
 */
name: string,
/**
 * What it may do.
 */
scopes: Array<Scope>, };

/**
 * A table at which one sits.
 */
export type OwnTable = {
/**
 * The table.
 */
table: TableView,
/**
 * The own seat.
 */
seat: number,
/**
 * Whether one is to move.
 */
yourTurn: boolean, };

/**
 * The tables at which one sits and that are not over, newest first.
 */
export type OwnTables = {
/**
 * The tables.
 */
tables: Array<OwnTable>, };

/**
 * A wish to play with a stranger who wishes for the same.
 */
export type PairWish = {
/**
 * What to play: game, options, number of seats and clock have to be the same.
 */
setup: TableSetup,
/**
 * The name to sit down under.
 */
name: string,
/**
 * The table at which one waits already. It is left for another one if somebody waits there who is as
 * strong, and the longer both wait the less that matters.
 */
waitingAt: string | null, };

/**
 * Another password, and the one there was.
 */
export type PasswordChange = {
/**
 * The one there was.
 */
old: string,
/**
 * Another one.
 */
new: string, };

/**
 * The password once more, for what cannot be undone.
 */
export type PasswordProof = {
/**
 * The password.
 */
password: string, };

/**
 * How far a table has come.
 */
export type Phase = "waiting" | "playing" | "over";

/**
 * What is known of somebody.
 */
export type Profile = {
/**
 * The name of the account; none for a guest, who sees only the own profile.
 */
name: string | null,
/**
 * Since when there is an account, in milliseconds since 1970.
 */
sinceMs: number | null,
/**
 * How strong, game by game.
 */
ratings: Array<GameRating>,
/**
 * Finished matches, newest first.
 */
matches: Array<FinishedMatch>,
/**
 * Whether there are older ones: ask for those before the last of these.
 */
more: boolean, };

/**
 * Whether the server sends notices.
 */
export type PushOffer = {
/**
 * The key that a browser has to be told; none if the server sends none.
 */
key: string | null, };

/**
 * A place at which somebody wants to be told that it is their turn, as their browser names it.
 */
export type PushPlace = {
/**
 * Its address, over https.
 */
endpoint: string,
/**
 * The browser's key (`p256dh`), in base64 for addresses.
 */
publicKey: string,
/**
 * What the browser shares with whoever may send, in base64 for addresses.
 */
auth: string,
/**
 * The language to be told in: `en`, `fr`, `de` or `es`.
 */
language: string, };

/**
 * A place at which nobody wants to be told anything any more.
 */
export type PushStop = {
/**
 * Its address.
 */
endpoint: string, };

/**
 * A rating at a time.
 */
export type RatingPoint = {
/**
 * When, in milliseconds since 1970.
 */
atMs: number,
/**
 * How strong.
 */
rating: RatingView, };

/**
 * How strong somebody is thought to be.
 */
export type RatingView = {
/**
 * In points; everybody starts at 1500.
 */
rating: number,
/**
 * The standard deviation: two times of three the truth is no further away.
 */
uncertainty: number, };

/**
 * Somebody on the ladder of a game.
 */
export type Rung = {
/**
 * The name of the account.
 */
name: string,
/**
 * How strong.
 */
rating: RatingView,
/**
 * How many matches counted.
 */
matches: number, };

/**
 * What a program may do.
 */
export type Scope = "watch" | "play" | "chat";

/**
 * What the server says. By the time an answer comes, everything that happened before it has been
 * told on the same connection.
 */
export type ServerToClient = { "type": "welcome",
/**
 * The version of the protocol the server speaks.
 */
protocol: number,
/**
 * The table.
 */
table: TableView,
/**
 * The seat that is one's own, if any.
 */
you: number | null,
/**
 * What is to be played, while the table waits.
 */
setup: TableSetup | null,
/**
 * What the page has not got of the match, once it has started.
 */
log: LogPart | null,
/**
 * What was said last.
 */
chat: Array<ChatLine>, } | { "type": "table",
/**
 * The table.
 */
table: TableView,
/**
 * The seat that is one's own, if any.
 */
you: number | null, } | { "type": "log",
/**
 * What.
 */
log: LogPart, } | { "type": "done",
/**
 * The wish's id.
 */
id: string,
/**
 * The number of the match's last event that it led to, or the last one of all if it led to
 * none.
 */
seq: number, } | { "type": "refused",
/**
 * The wish's id; none if what was said could not be read.
 */
id: string | null,
/**
 * Why.
 */
refusal: Refusal,
/**
 * The number of the match's last event.
 */
seq: number, } | { "type": "chat",
/**
 * What.
 */
line: ChatLine, } | { "type": "hand",
/**
 * Whose hand.
 */
seat: number,
/**
 * Whether the turn begins with this, whatever was told of it before.
 */
begins: boolean,
/**
 * What was done next, in its order.
 */
parts: Array<string>, } | { "type": "pong",
/**
 * The number that was sent.
 */
n: number,
/**
 * What the server's clock shows.
 */
nowMs: number, } | { "type": "bye",
/**
 * How long to wait before that, in milliseconds.
 */
retryMs: number, };

/**
 * What somebody at a table is.
 */
export type Sitting = "guest" | "account" | "program";

/**
 * A table was made, or found.
 */
export type TableMade = {
/**
 * Its unguessable name.
 */
id: string, };

/**
 * A seat of a table.
 */
export type TableSeat = {
/**
 * Who makes its moves.
 */
player: Player,
/**
 * The name of whoever sits there; may be empty.
 */
name: string,
/**
 * Whether it is nobody's to take: a bot's, or somebody sits there.
 */
taken: boolean,
/**
 * Whether whoever sits there is connected.
 */
here: boolean,
/**
 * What whoever sits there is.
 */
sitting: Sitting,
/**
 * How strong they were when they sat down.
 */
rating: RatingView | null, };

/**
 * Everything agreed before the first move, whatever the game. A seat whose player is a person is open
 * until somebody sits down on it.
 */
export type TableSetup = { "game": "klotz", "setup": klotz.MatchSetup } | { "game": "climbers", "setup": climbers.MatchSetup } | { "game": "xstack", "setup": xstack.MatchSetup };

/**
 * A table.
 */
export type TableView = {
/**
 * Its unguessable name, as it stands in its link.
 */
id: string,
/**
 * What is played.
 */
game: Game,
/**
 * Who may find it.
 */
visibility: Visibility,
/**
 * How far it has come.
 */
phase: Phase,
/**
 * The seats, in turn order.
 */
seats: Array<TableSeat>,
/**
 * How time is counted.
 */
clock: Clock,
/**
 * Whether the match counts for the ratings of those who play it.
 */
rated: boolean,
/**
 * How many watch who do not play.
 */
watching: number,
/**
 * When it was made, in milliseconds since 1970.
 */
madeMs: number,
/**
 * A wish that a bot may play for somebody who is gone, until everybody has agreed.
 */
handover: HandOverView | null,
/**
 * The table at which the same people play again, once they have agreed to.
 */
next: string | null, };

/**
 * A token was made. It is told this once: only its hash is kept.
 */
export type TokenMade = {
/**
 * What the program says to be known: `Authorization: Bearer …`.
 */
token: string,
/**
 * What is shown of it from now on.
 */
shown: TokenView, };

/**
 * What is shown of a token.
 */
export type TokenView = {
/**
 * What it is called by when it is to be revoked.
 */
id: string,
/**
 * The name the program plays under.
 */
name: string,
/**
 * What it may do.
 */
scopes: Array<Scope>,
/**
 * When it was made, in milliseconds since 1970.
 */
madeMs: number, };

/**
 * The tokens of an account.
 */
export type Tokens = {
/**
 * Oldest first.
 */
tokens: Array<TokenView>, };

/**
 * Who may find a table.
 */
export type Visibility = "private" | "open";
