// Messages of online play.
// Generated from the crate `wire` by `cargo xtask types`; do not edit.
import type { Clock, Command, Player, Refusal } from './wire';
import type * as klotz from './klotz';
import type * as climbers from './climbers';
import type * as xstack from './xstack';

/**
 * A chat line.
 */
export type ChatLine = {
/**
 * Its number at this table, from 1; a line that arrives twice is shown once.
 */
number: number,
/**
 * When it was sent, in milliseconds since 1970.
 */
atMs: number,
/**
 * The seat of the sender, if they have one.
 */
seat: number | null,
/**
 * The name of the sender; may be empty.
 */
name: string,
/**
 * What kind of visitor the sender is.
 */
sitting: Sitting,
/**
 * Plain text.
 */
text: string, };

/**
 * A message from the page. Requests carry an `id` that the page chooses (at most 64 characters). The
 * reply repeats it, and a request that is sent again with the same id, on any connection, gets the
 * same reply without being executed twice.
 */
export type ClientToServer = { "type": "hello",
/**
 * The version of the protocol the page speaks.
 */
protocol: number,
/**
 * The number of the last event the page has; none if it has nothing of the match.
 */
have: number | null, } | { "type": "sit",
/**
 * The id of the request.
 */
id: string,
/**
 * The seat, counted from 0.
 */
seat: number,
/**
 * The name to play under.
 */
name: string, } | { "type": "stand",
/**
 * The id of the request.
 */
id: string, } | { "type": "command",
/**
 * The id of the request.
 */
id: string,
/**
 * The number of the last event the page had when it sent the command.
 */
seen: number,
/**
 * The command.
 */
command: Command, } | { "type": "handOver",
/**
 * The id of the request.
 */
id: string,
/**
 * Whose seat.
 */
seat: number,
/**
 * The level of the bot; the first request decides.
 */
level: number, } | { "type": "chat",
/**
 * The id of the request.
 */
id: string,
/**
 * The text.
 */
text: string, } | { "type": "allowReplay",
/**
 * The id of the request.
 */
id: string, } | { "type": "hand",
/**
 * The id of the request.
 */
id: string,
/**
 * The number of the last event the page had when the turn began.
 */
seen: number,
/**
 * The next parts of the motion, in order. A turn that starts over sends its first part again.
 */
parts: Array<string>, } | { "type": "ping",
/**
 * Any number; the reply repeats it.
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
 * What a visitor has made of a puzzle on its day.
 */
export type DailyOwn = {
/**
 * How often they tried.
 */
tries: number,
/**
 * How long after the beginning of the day they solved it, in milliseconds.
 */
solvedAfterMs: number | null, };

/**
 * The puzzle of a day.
 */
export type DailyPuzzle = {
/**
 * The game.
 */
game: Game,
/**
 * The puzzle as a line of a puzzle file.
 */
line: string,
/**
 * The difficulty, from 1 to 4.
 */
grade: number,
/**
 * What the visitor has made of it.
 */
own: DailyOwn,
/**
 * How many tried it on its day.
 */
players: number,
/**
 * How many solved it.
 */
solvers: number,
/**
 * The tries of all solvers.
 */
solverTries: number,
/**
 * The first accounts that solved it.
 */
accounts: Array<DailySolver>,
/**
 * The first guests that solved it.
 */
guests: Array<DailySolver>, };

/**
 * A puzzle that the visitor solved on its day.
 */
export type DailySolved = {
/**
 * The day.
 */
day: string,
/**
 * The game.
 */
game: Game, };

/**
 * A solver on a list.
 */
export type DailySolver = {
/**
 * The name; a guest's may be empty.
 */
name: string,
/**
 * How often they tried.
 */
tries: number,
/**
 * How long after the beginning of the day they solved it, in milliseconds.
 */
solvedAfterMs: number, };

/**
 * A try at the puzzle of the day.
 */
export type DailyTry = {
/**
 * The solver's moves up to the one that wins or fails; The Climbers has one turn. The other side's
 * replies follow from them.
 */
moves: Array<string>,
/**
 * The name for the list of guests; accounts are listed under their own.
 */
name: string, };

/**
 * What a try came to.
 */
export type DailyVerdict = {
/**
 * Whether the moves solve the puzzle.
 */
right: boolean,
/**
 * What the visitor has made of the puzzle now.
 */
own: DailyOwn,
/**
 * On how many days in a row the visitor has solved something.
 */
streak: number, };

/**
 * A day as the visitor sees it.
 */
export type DailyView = {
/**
 * The day in UTC, such as `2026-11-18`.
 */
day: string,
/**
 * The current day in UTC: results count only for it.
 */
today: string,
/**
 * How long until the next day begins, in milliseconds.
 */
nextInMs: number,
/**
 * On how many days in a row, up to today or yesterday, the visitor has solved something.
 */
streak: number,
/**
 * The puzzles of the day.
 */
puzzles: Array<DailyPuzzle>,
/**
 * What the visitor solved in the last weeks, newest first.
 */
solved: Array<DailySolved>,
/**
 * The oldest day that can still be played.
 */
oldest: string, };

/**
 * A finished match. It stays, so that it can be replayed, analysed and saved.
 */
export type FinishedMatch = {
/**
 * The id of its table, if it was an open one or the visitor who asks had a seat there.
 */
table: string | null,
/**
 * Whether everyone may replay it: see `/api/people/{name}/matches/{ended}/log`.
 */
replay: boolean,
/**
 * The game.
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
 * A seat of a finished match.
 */
export type FinishedSeat = {
/**
 * Whether it is the seat of the profile's owner.
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
 * What kind of player it was; none for a built-in bot.
 */
sitting: Sitting | null,
/**
 * The level of a built-in bot.
 */
level: number | null,
/**
 * The place, from 1; tied players share it.
 */
place: number,
/**
 * The rating afterwards, if the match counted.
 */
rating: RatingView | null,
/**
 * By how many points the match changed it.
 */
change: number | null, };

/**
 * The games.
 */
export type Game = "klotz" | "climbers" | "xstack";

/**
 * The rating of a player in a game.
 */
export type GameRating = {
/**
 * The game.
 */
game: Game,
/**
 * The rating.
 */
rating: RatingView,
/**
 * The number of rated matches.
 */
matches: number,
/**
 * The rating after each of the last matches, oldest first.
 */
points: Array<RatingPoint>, };

/**
 * A request to hand the seat of an absent player over to a bot.
 */
export type HandOverView = {
/**
 * The seat of the absent player.
 */
seat: number,
/**
 * The level of the bot.
 */
level: number,
/**
 * The seats that have agreed.
 */
agreed: Array<number>, };

/**
 * The leaderboard of a game.
 */
export type Leaderboard = {
/**
 * Best first, by the rating minus twice its uncertainty.
 */
rungs: Array<LeaderboardEntry>, };

/**
 * A player on the leaderboard of a game.
 */
export type LeaderboardEntry = {
/**
 * The name of the account.
 */
name: string,
/**
 * The rating.
 */
rating: RatingView,
/**
 * The number of rated matches.
 */
matches: number, };

/**
 * The open tables, newest first.
 */
export type Lobby = {
/**
 * Tables with an open seat.
 */
tables: Array<TableView>, };

/**
 * Lines of the log of a match.
 */
export type LogPart = {
/**
 * The number of the event before the first line. None if this is the whole log, which starts with
 * the header.
 */
after: number | null,
/**
 * The lines, as stored.
 */
lines: Array<string>,
/**
 * The number of the match's last event.
 */
seq: number,
/**
 * The server's time, in milliseconds since 1970.
 */
nowMs: number, };

/**
 * The visitor, as the server knows them.
 */
export type Me = {
/**
 * The name shown to others; empty until chosen.
 */
name: string,
/**
 * Whether the visitor is signed in to an account.
 */
account: boolean, };

/**
 * A request to create a table.
 */
export type NewTable = {
/**
 * The setup. The names of its seats are ignored.
 */
setup: TableSetup,
/**
 * Who may find it.
 */
visibility: Visibility,
/**
 * The seat to take at once, if any.
 */
seat: number | null,
/**
 * The name to play under.
 */
name: string,
/**
 * Whether the match counts for the ratings of its players.
 */
rated: boolean, };

/**
 * A request to create a token.
 */
export type NewToken = {
/**
 * The name under which the program plays.
 */
name: string,
/**
 * What it may do.
 */
scopes: Array<Scope>, };

/**
 * A table at which the visitor has a seat.
 */
export type OwnTable = {
/**
 * The table.
 */
table: TableView,
/**
 * The visitor's seat.
 */
seat: number,
/**
 * Whether it is the visitor's turn.
 */
yourTurn: boolean, };

/**
 * The unfinished tables at which the visitor has a seat, newest first.
 */
export type OwnTables = {
/**
 * The tables.
 */
tables: Array<OwnTable>, };

/**
 * A request to be paired with a stranger who wants to play the same.
 */
export type PairRequest = {
/**
 * What to play. Game, options, number of seats and clock must match.
 */
setup: TableSetup,
/**
 * The name to play under.
 */
name: string,
/**
 * The table at which the visitor waits already. They move to another table if an equally strong player
 * waits there; the longer both wait, the less strength matters.
 */
waitingAt: string | null, };

/**
 * A new password, and the current one.
 */
export type PasswordChange = {
/**
 * The current password.
 */
old: string,
/**
 * The new password.
 */
new: string, };

/**
 * The current password, to confirm what cannot be undone.
 */
export type PasswordProof = {
/**
 * The password.
 */
password: string, };

/**
 * The phase of a table.
 */
export type Phase = "waiting" | "playing" | "over";

/**
 * The profile of a player.
 */
export type Profile = {
/**
 * The name of the account; none for guests, who see only their own profile.
 */
name: string | null,
/**
 * When the account was created, in milliseconds since 1970.
 */
sinceMs: number | null,
/**
 * The ratings, by game.
 */
ratings: Array<GameRating>,
/**
 * Finished matches, newest first.
 */
matches: Array<FinishedMatch>,
/**
 * Whether there are older matches: ask for those before the last of these.
 */
more: boolean, };

/**
 * The key that a browser needs to subscribe to push notifications.
 */
export type PushServerKey = {
/**
 * The server's public key; none if the server sends no notifications.
 */
key: string | null, };

/**
 * A push subscription, as the browser describes it.
 */
export type PushSubscriptionInfo = {
/**
 * Its address, over HTTPS.
 */
endpoint: string,
/**
 * The browser's key (`p256dh`), in URL-safe Base64.
 */
publicKey: string,
/**
 * The shared secret (`auth`), in URL-safe Base64.
 */
auth: string,
/**
 * The language of the notifications: `en`, `fr`, `de` or `es`.
 */
language: string, };

/**
 * A request to end a push subscription.
 */
export type PushUnsubscribe = {
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
 * The rating.
 */
rating: RatingView, };

/**
 * A rating.
 */
export type RatingView = {
/**
 * In points; everyone starts at 1500.
 */
rating: number,
/**
 * The standard deviation.
 */
uncertainty: number, };

/**
 * Whether others may replay a match.
 */
export type ReplayView = {
/**
 * Whether everyone may.
 */
public: boolean,
/**
 * The seats whose players allow it.
 */
allowed: Array<number>, };

/**
 * What a program may do.
 */
export type Scope = "watch" | "play" | "chat";

/**
 * A message from the server. Everything that happened before a reply has been sent on the same
 * connection before it.
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
 * Your seat, if you have one.
 */
you: number | null,
/**
 * The setup, until the match starts.
 */
setup: TableSetup | null,
/**
 * What the page lacks of the match, once it has started.
 */
log: LogPart | null,
/**
 * The latest chat lines.
 */
chat: Array<ChatLine>, } | { "type": "table",
/**
 * The table.
 */
table: TableView,
/**
 * Your seat, if you have one.
 */
you: number | null, } | { "type": "log",
/**
 * The new lines.
 */
log: LogPart, } | { "type": "done",
/**
 * The id of the request.
 */
id: string,
/**
 * The number of the last event it caused, or of the last event of the match if it caused none.
 */
seq: number, } | { "type": "refused",
/**
 * The id of the request; none if the message could not be read.
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
 * The line.
 */
line: ChatLine, } | { "type": "hand",
/**
 * Whose hand.
 */
seat: number,
/**
 * Whether the turn starts with this, whatever was sent of it before.
 */
begins: boolean,
/**
 * The next parts of the motion, in order.
 */
parts: Array<string>, } | { "type": "pong",
/**
 * The number that was sent.
 */
n: number,
/**
 * The server's time, in milliseconds since 1970.
 */
nowMs: number, } | { "type": "bye",
/**
 * How long to wait before reconnecting, in milliseconds.
 */
retryMs: number, };

/**
 * What kind of player has a seat.
 */
export type Sitting = "guest" | "account" | "program";

/**
 * A table was created or found.
 */
export type TableCreated = {
/**
 * Its unguessable id.
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
 * The name of the player; may be empty.
 */
name: string,
/**
 * Whether the seat is taken, by a player or by a bot.
 */
taken: boolean,
/**
 * Whether the player is connected.
 */
here: boolean,
/**
 * What kind of player has the seat.
 */
sitting: Sitting,
/**
 * The rating of the player when they sat down.
 */
rating: RatingView | null, };

/**
 * The setup of a match of any game. A seat for a person is open until someone takes it.
 */
export type TableSetup = { "game": "klotz", "setup": klotz.MatchSetup } | { "game": "climbers", "setup": climbers.MatchSetup } | { "game": "xstack", "setup": xstack.MatchSetup };

/**
 * A table.
 */
export type TableView = {
/**
 * Its unguessable id, as in its link.
 */
id: string,
/**
 * The game.
 */
game: Game,
/**
 * Who may find it.
 */
visibility: Visibility,
/**
 * Its phase.
 */
phase: Phase,
/**
 * The seats, in turn order.
 */
seats: Array<TableSeat>,
/**
 * The clock.
 */
clock: Clock,
/**
 * Whether the match counts for the ratings of its players.
 */
rated: boolean,
/**
 * The number of spectators.
 */
watching: number,
/**
 * When it was created, in milliseconds since 1970.
 */
madeMs: number,
/**
 * A request to hand a seat over to a bot, until everyone has agreed.
 */
handover: HandOverView | null,
/**
 * The table of the rematch, once it is agreed.
 */
next: string | null,
/**
 * Whether everyone may replay the match once it is over. At a private table, all players have to
 * allow it.
 */
replay: ReplayView, };

/**
 * A new token. It is shown only once: the server keeps its hash.
 */
export type TokenCreated = {
/**
 * The token itself: `Authorization: Bearer …`.
 */
token: string,
/**
 * What the list of tokens shows.
 */
shown: TokenView, };

/**
 * A token in the list.
 */
export type TokenView = {
/**
 * Its id, to revoke it.
 */
id: string,
/**
 * The name under which the program plays.
 */
name: string,
/**
 * What it may do.
 */
scopes: Array<Scope>,
/**
 * When it was created, in milliseconds since 1970.
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
