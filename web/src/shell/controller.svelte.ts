/**
 * The match on this screen, without a picture and whatever the game: who may do what now, commands,
 * bots, clocks, looking back, keeping the log after every command. How a turn is made and what is
 * shown belongs to each game. Components draw it and call it; it never touches the page.
 *
 * A match may really be played elsewhere. Then a command is only asked for, and what comes of it is
 * told from there, line by line: bots do not think here, and nothing is kept here.
 */
import type { Command, Hint, Player, Refusal } from '@/wasm/wire';
import { Advice } from './advice.svelte';
import { news, offers } from './announcement';
import { BotDriver } from './bot-driver';
import type { LocalHost, TableContext } from './context';
import { Countdown } from './countdown.svelte';
import {
  humansIn,
  isHuman,
  moverOf,
  plies,
  seenFrom,
  turnAfter,
  undoTarget,
  type GameId,
  type Imagined,
  type TableMatch,
  type TableView,
} from './match';
import { PendingCommand } from './pending-command.svelte';
import { refusalOf } from './refusal';
import { Review } from './review.svelte';

const CLOCK_MS = 100;
/** For how long it is told that a draw was declined. */
const DECLINED_MS = 6_000;
/** How often a bot is asked for one move. Another seed may choose otherwise; a third would not help. */
const BOT_TRIES = 2;

export abstract class TableController<
  View extends TableView = TableView,
  Match extends TableMatch<View> = TableMatch<View>,
> {
  view: View;
  /** A bot is at work. */
  thinking = $state(false);
  /** Nobody at this screen plays and someone took a move back: the bots wait. */
  botsPaused = $state(false);
  /** Why the last command was not obeyed; told next to the controls. */
  trouble = $state.raw<Refusal | null>(null);
  /** Who has just declined a draw; told for a while, or until something else happens. */
  declinedBy = $state.raw<number | null>(null);
  /** A bot that was to move and could not: people decide how the match goes on. */
  stuckBot = $state.raw<{ seat: number; refusal: Refusal } | null>(null);
  /** A match that was opened and waits until it is said what becomes of the one on the table. */
  waiting = $state.raw<Match | null>(null);
  /** Whether the browser keeps the match for another visit. */
  saved = $state(true);
  /** Moves that nobody made, from the position that is looked at on; they are shown instead of it. */
  imagined = $state.raw<readonly Imagined<View>[] | null>(null);
  readonly countdown = new Countdown();
  readonly review: Review;
  readonly advice: Advice;
  abstract readonly game: GameId;

  /** The way to where the match is really played; none if that is here. */
  readonly remote: PendingCommand | null;

  private readonly home: LocalHost<View, Match> | null;
  private readonly bots: BotDriver | null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private declinedFor: ReturnType<typeof setTimeout> | undefined;
  private holding = false;
  private gone = false;
  /** The match goes on elsewhere: what is here is old. */
  protected forgotten = false;
  /** How often the rules have refused what a bot chose for this move. */
  private botRefusals = 0;

  protected constructor(
    protected match: Match,
    protected readonly context: TableContext<View, Match>,
  ) {
    this.home = context.remote ? null : context;
    this.remote = context.remote
      ? new PendingCommand(context.remote, (command, refusal) => this.askedInVain(command, refusal))
      : null;
    this.bots = this.home && new BotDriver(this.home.thinker, this.home.botPauseMs);
    this.advice = new Advice(this.home?.adviser ?? null);
    this.review = new Review(
      () => this.view.ply,
      () => this.reviewed(),
    );
    this.view = $state.raw(this.look(match, context.now()));
  }

  /** Called by each game once its own parts stand. */
  protected begin(): void {
    this.adopt(this.match);
    this.timer = setInterval(() => this.tick(), CLOCK_MS);
  }

  // ---- what each game adds -----------------------------------------------------------------

  /** The seats in the order of play, the one that started first. */
  abstract get order(): number[];
  /** The position that is shown, as text. */
  abstract get shownText(): string;
  /** A person at this screen may make a turn now. */
  abstract get isOpen(): boolean;
  /** Opens the making of a turn to a person, or closes it. */
  protected abstract openTurn(open: boolean): void;
  /** Shows the ply that is to be seen; after a command `before` is the view it started from. */
  protected abstract show(before?: View): void;
  /** Lets a bot advise the player; what it says is shown, and the player decides. */
  abstract hint(): void;
  /** Whether there is a hint to be had now. */
  abstract get canHint(): boolean;
  /** Whether the match may be judged by a bot: one with people elsewhere only when it is over. */
  get canAnalyse(): boolean {
    return this.view.ply > 0 && (this.remote === null || this.view.outcome !== null);
  }
  /** A bot has made up its mind. A game may show how it does it before it is done. */
  protected perform(seat: number, text: string): void {
    this.play(seat, text);
  }
  /** A turn of the seat has just been opened to a person. */
  protected turnOpened?(seat: number): void;
  /** A turn that was made here has been refused where the match is played: it is still to be made. */
  protected turnRefused(): void {
    this.openTurn(this.mayOpen);
    if (!this.review.active) this.show();
  }

  // ---- who and what ------------------------------------------------------------------------

  /** The seat to move, if a person at this screen moves for it and the game itself is shown. */
  get humanTurn(): number | null {
    const { turn } = this.view;
    if (turn === null || this.home?.closed?.()) return null;
    return isHuman(this.view.seats[turn]) && !this.looksAway ? turn : null;
  }

  /** Whose turn it is in what is shown: looking back that may be another's. */
  get shownTurn(): number | null {
    if (this.imagined) return null;
    return this.review.active ? turnAfter(this.view, this.review.shown) : this.view.turn;
  }

  /** How many moves remain after an undo; `null` if there is nothing to undo. */
  get undoPly(): number | null {
    const { outcome, takeback } = this.view;
    // Elsewhere it is asked of the others, one wish at a time, and not once all is over.
    if (this.remote && (this.remote.seat === null || outcome || takeback)) return null;
    return undoTarget(this.view);
  }

  /** Whether Undo does something now. */
  get canUndo(): boolean {
    return this.undoPly !== null;
  }

  /** Whether Redo does something now. */
  get canRedo(): boolean {
    return this.view.redoable > 0 && this.remote === null;
  }

  /** The seats that people at this screen play and that are still in the game. */
  get humans(): number[] {
    return humansIn(this.view);
  }

  /** Who acts when someone presses a button: the person to move, else the first person still in. */
  get actor(): number {
    return this.remote?.seat ?? this.humanTurn ?? this.humans[0] ?? this.view.turn ?? 0;
  }

  /** The seat at this screen that has yet to answer an offer of a draw. */
  get drawAsked(): number | null {
    return this.view.drawOffer?.waitingFor.find((seat) => isHuman(this.view.seats[seat])) ?? null;
  }

  /** The seat at this screen that has yet to answer whether moves may be taken back. */
  get takebackAsked(): number | null {
    return this.view.takeback?.waitingFor.find((seat) => isHuman(this.view.seats[seat])) ?? null;
  }

  /** The own seat, if a bot has come to play for it. */
  get lostSeat(): number | null {
    const seat = this.remote?.seat ?? null;
    if (seat === null || this.view.outcome || this.view.seats[seat]?.out) return null;
    return this.view.seats[seat]?.player.kind === 'bot' ? seat : null;
  }

  // ---- looking at something else -----------------------------------------------------------

  /** Something else than the game itself is looked at: what was, or what could be. */
  get looksAway(): boolean {
    return this.review.active || this.imagined !== null;
  }

  /** What would come of these moves after so many, as far as the rules allow them. */
  lineFrom(ply: number, texts: readonly string[]): readonly Imagined<View>[] {
    try {
      return this.match.imagine?.(ply, texts) ?? [];
    } catch {
      return [];
    }
  }

  /** Shows what would come of these moves from the position that is looked at on. */
  imagine(texts: readonly string[]): void {
    const line = this.lineFrom(this.review.shown, texts);
    if (line.length === 0) return;
    this.review.pause();
    this.imagined = line;
    this.lookedAway();
    this.context.announce({ kind: 'imagined', ply: this.review.shown + line.length });
  }

  /** Shows the position after so many moves. */
  lookAt(ply: number): void {
    this.wake();
    this.review.go(ply);
  }

  /** Back to the game itself. */
  lookHere(): void {
    this.wake();
    this.review.leave();
  }

  /** What really was, or is, is shown again. */
  private wake(): void {
    if (!this.imagined) return;
    this.imagined = null;
    this.lookedAway();
  }

  private lookedAway(): void {
    if (this.mayOpen !== this.isOpen) this.openTurn(this.mayOpen);
    this.show();
  }

  // ---- commands ----------------------------------------------------------------------------

  undo(): void {
    const ply = this.undoPly;
    if (ply === null) return;
    const mover = plies(this.view)[ply];
    const seat = mover && !this.remote ? moverOf(this.view, mover) : this.actor;
    if (this.humans.length === 0) this.botsPaused = true;
    this.review.leave();
    if (this.execute({ type: 'takeBack', seat, ply })) {
      this.context.announce({ kind: 'takenBack', ply });
    }
  }

  /** Plays taken-back moves again, up to the next turn of a person. */
  redo(): void {
    if (!this.canRedo) return;
    this.review.leave();
    this.holding = true; // bots whose moves are there already have nothing to think about
    let more = true;
    while (more && this.view.redoable > 0) {
      const seat = this.view.turn ?? this.actor;
      const done = this.execute({ type: 'redo', seat, ply: this.view.ply + 1 });
      more = done && this.humanTurn === null && this.humans.length > 0;
    }
    this.holding = false;
    this.goOn();
    this.context.announce({ kind: 'redone', ply: this.view.ply });
  }

  resign(seat: number): void {
    this.review.leave();
    this.execute({ type: 'resign', seat });
  }

  /** Offers a draw. The table answers for bots: they decline. People are asked one by one. */
  offerDraw(): void {
    const by = this.actor;
    this.review.leave();
    if (!this.execute({ type: 'offerDraw', seat: by })) return;
    this.context.announce({ kind: 'drawOffered', by });
    if (this.view.drawOffer || this.view.outcome) return;
    const bot = this.view.seats.findIndex((seat, i) => i !== by && !isHuman(seat) && !seat.out);
    if (bot >= 0) this.tellDeclined(bot);
  }

  answerDraw(seat: number, accept: boolean): void {
    if (!this.execute({ type: 'answerDraw', seat, accept })) return;
    if (!accept) this.tellDeclined(seat);
  }

  /** Agrees to a takeback, or not. */
  answerTakeback(seat: number, accept: boolean): void {
    this.execute({ type: 'answerTakeBack', seat, accept });
  }

  private tellDeclined(by: number): void {
    clearTimeout(this.declinedFor);
    this.declinedBy = by;
    this.declinedFor = setTimeout(() => (this.declinedBy = null), DECLINED_MS);
    this.context.announce({ kind: 'drawDeclined', by });
  }

  resumeBots(): void {
    this.botsPaused = false;
    this.goOn();
  }

  /** Asks a bot again that is stuck. */
  retryBot(): void {
    this.freshStart();
    this.goOn();
  }

  /** Someone at this screen makes the moves of a bot that is stuck, from now on. */
  takeSeat(): void {
    const seat = this.stuckBot?.seat ?? this.lostSeat;
    if (seat === null) return;
    if (this.execute({ type: 'setPlayer', seat, player: { kind: 'human' } })) {
      this.context.announce({ kind: 'seatTaken', seat });
    }
  }

  /** The same people again; the start moves on by one seat. */
  rematch(): void {
    const agreed = this.view.rematch;
    if ((!agreed || this.remote) && !this.execute({ type: 'rematch', seat: this.actor })) return;
    if (this.view.rematch) this.startAgain(this.view.rematch);
  }

  /** Goes on with the match that was agreed on. */
  protected startAgain(setup: View['setup']): void {
    if (this.home) this.replace(this.home.start(setup, this.context.now()));
  }

  /** Something was done here and is not over: nobody should lose it without being asked. */
  get underWay(): boolean {
    return this.view.outcome === null && (this.view.ply > 0 || this.canUndo);
  }

  /**
   * Goes on with the match of a record file, or throws why it cannot be read. If another one is
   * under way it has to wait.
   */
  openRecord(text: string): void {
    if (this.home) this.open(this.home.read(text, this.context.now()));
  }

  /** Goes on from where the match was after so many moves, as another match with these players. */
  tryFrom(ply: number, players: readonly Player[]): void {
    if (!this.home) return;
    const match = this.home.restore(this.match.log());
    const now = this.context.now();
    if (ply < this.view.ply) match.execute({ type: 'takeBack', seat: this.actor, ply }, now);
    match.view(now).seats.forEach((seated, seat) => {
      const player = players[seat];
      if (!player || seated.out || isSame(player, seated.player)) return;
      match.execute({ type: 'setPlayer', seat, player }, now);
    });
    this.open(match);
  }

  private open(match: Match): void {
    this.dropWaiting();
    if (this.underWay) this.waiting = match;
    else this.replace(match);
  }

  /** Lets the match that was opened take the place of the one on the table. */
  takeWaiting(): void {
    const match = this.waiting;
    this.waiting = null;
    if (match) this.replace(match);
  }

  /** Stays with the match on the table. */
  dropWaiting(): void {
    this.waiting?.free();
    this.waiting = null;
  }

  /** Goes on with another match. */
  replace(match: Match): void {
    const old = this.match;
    this.bots?.stop();
    this.review.leave();
    this.botsPaused = false;
    this.freshStart();
    this.match = match;
    this.adopt(match);
    old.free();
    this.save();
    this.context.announce({ kind: 'started' });
    if (this.humanTurn !== null) this.context.announce({ kind: 'turn', seat: this.humanTurn });
  }

  /** Everything that happened, as it is kept. */
  get log(): string {
    return this.match.log();
  }

  record(date: string): string {
    return this.match.record({ date });
  }

  /** Keeps the log now; also called when the page goes away, for the time at the table. */
  save(): void {
    if (!this.home || this.forgotten) return;
    const saved = this.home.save(this.match.log(), this.context.now());
    if (!saved && this.saved) this.context.announce({ kind: 'notKept' });
    this.saved = saved;
  }

  dispose(): void {
    if (this.gone) return;
    this.save();
    this.abandon();
  }

  /** Another tab goes on with the match: nothing of what is here is kept any more. */
  forget(): void {
    this.forgotten = true;
  }

  /** Ends everything that runs, once. */
  protected abandon(): void {
    this.gone = true;
    clearInterval(this.timer);
    clearTimeout(this.declinedFor);
    this.review.pause();
    this.bots?.dispose();
    this.advice.dispose();
    this.remote?.leave();
    this.dropWaiting();
    this.match.free();
  }

  // ---- what is told from elsewhere -----------------------------------------------------------

  /** What has happened where the match is played. Throws if a line does not fit. */
  happened(lines: readonly string[]): void {
    for (const line of lines) {
      const before = this.view;
      this.match.append(line);
      this.freshStart();
      this.adopt(this.match, before);
    }
  }

  /** The whole match as it is where it is played, in place of what was known of it. */
  catchUp(match: Match): void {
    const [old, before] = [this.match, this.view];
    this.match = match;
    this.freshStart();
    this.adopt(match, before);
    old.free();
  }

  private askedInVain(command: Command, refusal: Refusal): void {
    this.tellTrouble(refusal);
    if (command.type === 'playMove') this.turnRefused();
  }

  // ---- what follows ------------------------------------------------------------------------

  protected play(seat: number, text: string): boolean {
    const command: Command = { type: 'playMove', seat, ply: this.view.ply, text };
    if (isHuman(this.view.seats[seat])) return this.execute(command);
    const refusal = this.attempt(command);
    if (refusal) this.botRefused(seat, refusal);
    return refusal === null;
  }

  /**
   * Whether it was obeyed at once; if not, `trouble` says why. What is asked for elsewhere never is:
   * what comes of it is told later.
   */
  private execute(command: Command): boolean {
    if (this.remote) {
      void this.remote.ask(command);
      return false;
    }
    const refusal = this.attempt(command);
    if (refusal) this.tellTrouble(refusal);
    return refusal === null;
  }

  /** Why it was not obeyed. Then the match is as it was, and a bot that thinks goes on thinking. */
  private attempt(command: Command): Refusal | null {
    const before = this.view;
    try {
      this.match.execute(command, this.context.now());
    } catch (error) {
      return refusalOf(error);
    }
    this.freshStart();
    this.adopt(this.match, before);
    this.save();
    return null;
  }

  private tellTrouble(refusal: Refusal): void {
    this.trouble = refusal;
    this.context.announce({ kind: 'refused', refusal });
  }

  /** Nothing is wrong any more. */
  private freshStart(): void {
    this.trouble = null;
    this.declinedBy = null;
    this.stuckBot = null;
    this.botRefusals = 0;
  }

  private botRefused(seat: number, refusal: Refusal): void {
    this.botRefusals += 1;
    if (this.botRefusals < BOT_TRIES) this.goOn();
    else this.botGivesUp(seat, refusal);
  }

  private botGivesUp(seat: number, refusal: Refusal): void {
    this.thinking = false;
    this.stuckBot = { seat, refusal };
    this.context.announce({ kind: 'botStuck', seat, refusal });
  }

  /** Takes the state of the match over and starts whatever follows from it. */
  private adopt(match: Match, before?: View): void {
    const now = this.context.now();
    const view = this.look(match, now);
    this.view = view;
    this.countdown.set(view.clock, now);
    if (before) this.tellNews(before, view);
    if ((this.review.ply ?? 0) > view.ply) this.review.leave();
    if (!this.review.active) {
      this.imagined = null;
      this.show(before);
    }
    this.goOn();
  }

  private look(match: Match, now: number): View {
    const view = match.view(now);
    return this.remote ? seenFrom(view, this.remote.seat) : view;
  }

  private tellNews(before: View, view: View): void {
    news(before, view).forEach((each) => this.context.announce(each));
    if (!this.remote) return; // wishes of people at this screen are told as they are made
    for (const each of offers(before, view)) {
      if (each.kind === 'drawDeclined' && each.by !== null) this.tellDeclined(each.by);
      else this.context.announce(each);
    }
  }

  protected get mayOpen(): boolean {
    // People at one screen answer an offer first; elsewhere nobody is held up by what another wishes.
    return this.humanTurn !== null && (this.remote !== null || this.view.drawOffer === null);
  }

  /** Opens the turn to a person, or lets a bot think. */
  private goOn(): void {
    this.stopThinking();
    const { turn, outcome, drawOffer } = this.view;
    this.openTurn(this.mayOpen);
    if (turn === null || outcome || (drawOffer && !this.remote)) return;
    if (this.isOpen) this.turnOpened?.(turn);
    const player = this.view.seats[turn]?.player;
    if (!this.bots || player?.kind !== 'bot' || this.botsPaused || this.holding) return;
    this.thinking = true;
    this.stuckBot = null;
    this.bots.think(
      this.match.log(),
      player.level,
      (text) => this.perform(turn, text),
      (error) => this.botGivesUp(turn, refusalOf(error)),
    );
  }

  /** A hint is being thought about. */
  get hinting(): boolean {
    return this.advice.pending;
  }

  /** Asks for advice; `answered` shows it. */
  protected askForHint(answered: (hint: Hint) => void): void {
    this.advice.ask(this.match.log(), answered, (error) => this.tellTrouble(refusalOf(error)));
  }

  /** The player goes on without waiting for a hint, or without following it. */
  protected stopHint(): void {
    this.advice.stop();
    this.advice.drop();
  }

  private stopThinking(): void {
    if (this.thinking) this.bots?.stop();
    this.thinking = false;
    this.stopHint();
  }

  private tick(): void {
    for (const signal of this.countdown.tick(this.context.now())) {
      if (signal.kind === 'up') {
        // Elsewhere it is noticed without us.
        if (this.home) this.execute({ type: 'checkTime' });
      } else if (signal.kind === 'tick') this.context.clockTicked();
      else this.context.announce({ kind: 'timeLow', seat: signal.seat, seconds: signal.seconds });
    }
  }

  private reviewed(): void {
    this.imagined = null;
    this.lookedAway();
    const { ply } = this.review;
    if (ply === null) this.context.announce({ kind: 'backToGame' });
    else this.context.announce({ kind: 'shown', ply, of: this.view.ply });
  }
}

function isSame(one: Player, other: Player): boolean {
  return one.kind === 'bot'
    ? other.kind === 'bot' && one.level === other.level
    : other.kind === one.kind;
}
