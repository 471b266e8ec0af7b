/**
 * A match on this screen, whatever the game: its log, the commands that change it, and the parts
 * every match needs: bots, clocks, review, negotiation, hints. How a turn is made and what the board
 * shows comes from the game's `TurnInput`. Components draw a session and call it; it never touches
 * the page.
 *
 * An online match is played on the server: commands are sent there, and the session appends the log
 * lines that come back. Then no bot runs here and nothing is saved here.
 */
import type { Command, Refusal } from '@/wasm/wire';
import { matchChanges, requestChanges, type TableAnnouncement } from './announcement';
import { BotRunner } from './bot-runner.svelte';
import { Clocks } from './clocks.svelte';
import { Hints } from './hints.svelte';
import type { Executed, LocalHost, RemoteHost, SessionContext } from './host';
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
import { Negotiation } from './negotiation.svelte';
import { NextMatch } from './next-match.svelte';
import { PendingCommand } from './pending-command.svelte';
import { refusalOf } from './refusal';
import { Review, type ReviewChange } from './review.svelte';
import type { TurnInput } from './turn-input';

export class MatchSession<
  View extends TableView = TableView,
  Match extends TableMatch<View> = TableMatch<View>,
> {
  view: View;
  /** The seats in the order of play, the one that started first. */
  order = $state.raw<number[]>([]);
  /** Why the last command was refused; shown next to the controls. */
  trouble = $state.raw<Refusal | null>(null);
  /** A move is on its way on the board; cards and status wait for it to arrive. */
  animating = $state(false);
  /** Whether the browser saves the match for another visit. */
  saved = $state(true);

  readonly bots: BotRunner;
  readonly clocks: Clocks;
  readonly review: Review<Imagined<View>>;
  readonly negotiation: Negotiation;
  readonly hints: Hints;
  /** Rematches, records and other matches that take the place of this one. */
  readonly next: NextMatch<View, Match>;
  /** The command on its way to the server; `null` for a match on this screen. */
  readonly pending: PendingCommand | null;

  private readonly local: LocalHost<View, Match> | null;
  private readonly remote: RemoteHost | null;
  /** Bots wait while several moves are replayed at once. */
  private holdBots = false;
  /** Another tab continues this match, so we must not save it here. */
  superseded = false;
  private disposed = false;

  constructor(
    readonly game: GameId,
    private match: Match,
    private readonly context: SessionContext<View, Match>,
    private readonly input: TurnInput<View, Match>,
  ) {
    this.local = context.remote ? null : context;
    this.remote = context.remote ?? null;
    this.pending = this.remote && new PendingCommand(this.remote);
    this.bots = new BotRunner(
      this.local?.thinker ?? null,
      this.local?.botPauseMs ?? 0,
      (seat, refusal) => this.announce({ kind: 'botStuck', seat, refusal }),
    );
    this.hints = new Hints(this.local?.adviser ?? null);
    this.clocks = new Clocks(() => this.now());
    this.review = new Review(
      () => this.view.ply,
      (what) => this.reviewChanged(what),
    );
    this.negotiation = new Negotiation(this);
    this.next = new NextMatch(this, this.local, input);
    this.view = $state.raw(this.viewOf(match));
  }

  /** Called by the game once its own parts are there. */
  start(): void {
    this.adopt();
    this.clocks.start((signal) => {
      if (signal.kind === 'low') {
        this.announce({ kind: 'timeLow', seat: signal.seat, seconds: signal.seconds });
      } else if (signal.kind === 'tick') this.context.clockTicked();
      // Online, the server checks the time.
      else if (this.local) this.execute({ type: 'checkTime' });
    });
  }

  now(): number {
    return this.context.now();
  }

  announce(announcement: TableAnnouncement<View['moves'][number]>): void {
    this.context.announce(announcement);
  }

  // ---- who and what ------------------------------------------------------------------------

  /** The match is played on a server. */
  get isOnline(): boolean {
    return this.remote !== null;
  }

  /** The seat played from here in an online match; none for spectators. */
  get ownSeat(): number | null {
    return this.remote?.seat ?? null;
  }

  /** The seat to move, if a local person plays it and the board shows the current position. */
  get humanTurn(): number | null {
    const { turn } = this.view;
    if (turn === null || this.local?.closed?.()) return null;
    return isHuman(this.view.seats[turn]) && !this.review.isAway ? turn : null;
  }

  /** Whose turn it is in what the board shows. */
  get shownTurn(): number | null {
    const watched = this.input.watchedSeat ?? null;
    if (watched !== null) return watched;
    if (this.review.line) return null;
    return this.review.active ? turnAfter(this.view, this.review.shown) : this.view.turn;
  }

  /** The position on the board, as text. */
  get shownText(): string {
    return this.input.shownText;
  }

  /** The seats that people at this screen play and that are still in the game. */
  get humans(): number[] {
    return humansIn(this.view);
  }

  /** The seat that a button press acts for: the person to move, else the first person still in. */
  get actor(): number {
    return this.ownSeat ?? this.humanTurn ?? this.humans[0] ?? this.view.turn ?? 0;
  }

  /** Your own seat, if a bot has taken it over. */
  get lostSeat(): number | null {
    const seat = this.ownSeat;
    if (seat === null || this.view.outcome || this.view.seats[seat]?.out) return null;
    return this.view.seats[seat]?.player.kind === 'bot' ? seat : null;
  }

  /** The game has moves and isn't over, so we ask before discarding it. */
  get hasUnfinishedGame(): boolean {
    return this.view.outcome === null && (this.view.ply > 0 || this.canUndo);
  }

  /** Whether you may analyse the match: online, only once it is over. */
  get canAnalyse(): boolean {
    return this.view.ply > 0 && (!this.isOnline || this.view.outcome !== null);
  }

  /** The event log, in the stored format. */
  get log(): string {
    return this.match.log();
  }

  record(date: string): string {
    return this.match.record({ date });
  }

  positionAt(ply: number): View['position'] {
    return ply === this.view.ply ? this.view.position : this.match.positionAt(ply);
  }

  /** The match that the game's turn input works on. */
  get current(): Match {
    return this.match;
  }

  // ---- lines of an analysis ----------------------------------------------------------------

  /** The positions after these moves from `ply`, as far as they are legal. */
  lineFrom(ply: number, texts: readonly string[]): readonly Imagined<View>[] {
    try {
      return this.match.imagine?.(ply, texts) ?? [];
    } catch {
      return [];
    }
  }

  /** Shows a line of moves from the ply on the board. */
  showLine(texts: readonly string[]): void {
    const line = this.lineFrom(this.review.shown, texts);
    if (line.length === 0) return;
    this.review.showLine(line);
    this.announce({ kind: 'imagined', ply: this.review.shown + line.length });
  }

  private reviewChanged(what: ReviewChange): void {
    if (this.mayOpen !== this.input.isOpen) this.openTurn();
    this.input.show();
    if (what === 'line') return;
    const { ply } = this.review;
    if (ply === null) this.announce({ kind: 'backToGame' });
    else this.announce({ kind: 'shown', ply, of: this.view.ply });
  }

  // ---- moves, undo, redo -------------------------------------------------------------------

  /** Plays a move for the seat whose turn it is. */
  play(seat: number, text: string): Executed {
    const command: Command = { type: 'playMove', seat, ply: this.view.ply, text };
    if (isHuman(this.view.seats[seat])) return this.execute(command);
    const executed = this.apply(command);
    if (executed.kind === 'refused' && this.bots.refused(seat, executed.refusal)) this.advance();
    return executed;
  }

  /** How many moves remain after an undo; `null` if there is nothing to undo. */
  get undoPly(): number | null {
    const { outcome, takeback } = this.view;
    // Online, a takeback is a request to the others: one at a time, and not after the game.
    if (this.isOnline && (this.ownSeat === null || outcome || takeback)) return null;
    return undoTarget(this.view);
  }

  get canUndo(): boolean {
    return (this.input.canUndoStep ?? false) || this.undoPly !== null;
  }

  /** Undoes a step of the turn being made, else takes moves back. */
  undo(): void {
    if (this.input.canUndoStep) return this.input.undoStep?.();
    const ply = this.undoPly;
    if (ply === null) return;
    const move = plies(this.view)[ply];
    const seat = move && !this.isOnline ? moverOf(this.view, move) : this.actor;
    if (this.humans.length === 0) this.bots.paused = true;
    this.review.leave();
    if (this.execute({ type: 'takeBack', seat, ply }).kind === 'done') {
      this.announce({ kind: 'takenBack', ply });
    }
  }

  private get canRedoMoves(): boolean {
    return this.view.redoable > 0 && !this.isOnline;
  }

  get canRedo(): boolean {
    return (this.input.canRedoStep ?? false) || this.canRedoMoves;
  }

  /** Redoes a step of the current turn, else undone moves up to the next turn of a person. */
  redo(): void {
    if (this.input.canRedoStep) return this.input.redoStep?.();
    if (!this.canRedoMoves) return;
    this.review.leave();
    this.holdBots = true; // bots whose moves exist already have nothing to think about
    let more = true;
    while (more && this.view.redoable > 0) {
      const seat = this.view.turn ?? this.actor;
      const { kind } = this.execute({ type: 'redo', seat, ply: this.view.ply + 1 });
      more = kind === 'done' && this.humanTurn === null && this.humans.length > 0;
    }
    this.holdBots = false;
    this.advance();
    this.announce({ kind: 'redone', ply: this.view.ply });
  }

  resign(seat: number): void {
    this.review.leave();
    this.execute({ type: 'resign', seat });
  }

  // ---- bots and hints ----------------------------------------------------------------------

  resumeBots(): void {
    this.bots.paused = false;
    this.advance();
  }

  /** Asks a stuck bot again. */
  retryBot(): void {
    this.clearTrouble();
    this.advance();
  }

  /** A local person takes over the seat of a stuck bot, or takes their own seat back. */
  takeSeat(): void {
    const seat = this.bots.stuck?.seat ?? this.lostSeat;
    if (seat === null) return;
    const { kind } = this.execute({ type: 'setPlayer', seat, player: { kind: 'human' } });
    if (kind === 'done') this.announce({ kind: 'seatTaken', seat });
  }

  get canHint(): boolean {
    return !this.isOnline && !this.hints.asking && this.input.isOpen && this.input.canShowHint;
  }

  /** Asks a strong bot for a hint. */
  hint(): void {
    if (!this.canHint) return;
    this.hints.ask(
      this.match.log(),
      (hint) => this.input.showHint(hint),
      (error) => this.reportTrouble(refusalOf(error)),
    );
  }

  /** Cancels or dismisses the hint. */
  stopHint(): void {
    this.hints.stop();
    this.hints.drop();
    this.input.hideHint?.();
  }

  // ---- other matches -----------------------------------------------------------------------

  /** Switches to another match. */
  replace(match: Match): void {
    const old = this.match;
    this.bots.stop();
    this.input.discard?.();
    this.review.leave();
    this.bots.paused = false;
    this.clearTrouble();
    this.match = match;
    this.adopt();
    old.free();
    this.save();
    this.announce({ kind: 'started' });
    if (this.humanTurn !== null) this.announce({ kind: 'turn', seat: this.humanTurn });
  }

  // ---- storage -----------------------------------------------------------------------------

  /** Saves the log. Also called when the page closes, to save the table time. */
  save(): void {
    if (this.superseded) return;
    if (this.local) {
      const saved = this.local.save(this.match.log(), this.now());
      if (!saved && this.saved) this.announce({ kind: 'notKept' });
      this.saved = saved;
    }
    this.input.save?.();
  }

  dispose(): void {
    if (this.disposed) return;
    this.save();
    this.disposed = true;
    this.clocks.dispose();
    this.negotiation.dispose();
    this.review.pause();
    this.bots.dispose();
    this.hints.dispose();
    this.pending?.dispose();
    this.input.dispose?.();
    this.next.dispose();
    this.match.free();
  }

  // ---- what the server sends ---------------------------------------------------------------

  /** Appends events that happened on the server. Throws if a line does not fit. */
  append(lines: readonly string[]): void {
    for (const line of lines) {
      const before = this.view;
      this.match.append(line);
      this.clearTrouble();
      this.adopt(before);
    }
  }

  /** Replaces our copy of the match with the server's. */
  resync(match: Match): void {
    const [old, before] = [this.match, this.view];
    this.match = match;
    this.clearTrouble();
    this.adopt(before);
    old.free();
  }

  // ---- commands ----------------------------------------------------------------------------

  execute(command: Command): Executed {
    if (this.pending) {
      void this.send(this.pending, command);
      return { kind: 'sent' };
    }
    const executed = this.apply(command);
    if (executed.kind === 'refused') this.reportTrouble(executed.refusal);
    return executed;
  }

  private async send(pending: PendingCommand, command: Command): Promise<void> {
    const refusal = await pending.send(command);
    if (!refusal || this.disposed) return;
    this.reportTrouble(refusal);
    if (command.type !== 'playMove') return;
    this.input.reset?.();
    this.openTurn();
    if (!this.review.active) this.input.show();
  }

  /**
   * Applies a command to the local match. A refusal leaves the match unchanged, and a bot keeps
   * thinking.
   */
  private apply(command: Command): Executed {
    const before = this.view;
    try {
      this.match.execute(command, this.now());
    } catch (error) {
      return { kind: 'refused', refusal: refusalOf(error) };
    }
    this.clearTrouble();
    this.adopt(before);
    this.save();
    return { kind: 'done' };
  }

  private reportTrouble(refusal: Refusal): void {
    this.trouble = refusal;
    this.announce({ kind: 'refused', refusal });
  }

  private clearTrouble(): void {
    this.trouble = null;
    this.negotiation.clear();
    this.bots.clear();
  }

  /** Updates the state from the match and starts whatever follows. */
  private adopt(before?: View): void {
    const view = this.viewOf(this.match);
    this.view = view;
    this.order = this.match.turnOrder();
    this.clocks.set(view.clock);
    if (before) this.announceChanges(before, view);
    if ((this.review.ply ?? 0) > view.ply) this.review.leave();
    if (!this.review.active) {
      this.review.line = null;
      this.input.show(before);
    }
    this.advance();
  }

  private viewOf(match: Match): View {
    const view = match.view(this.now());
    return this.remote ? seenFrom(view, this.remote.seat) : view;
  }

  private announceChanges(before: View, view: View): void {
    matchChanges(before, view).forEach((each) => this.announce(each));
    if (!this.isOnline) return; // people at this screen are told as they ask
    for (const each of requestChanges(before, view)) {
      if (each.kind === 'drawDeclined' && each.by !== null) this.negotiation.tellDeclined(each.by);
      else this.announce(each);
    }
  }

  /** Whether a person at this screen may make a turn now. */
  get mayOpen(): boolean {
    // Locally, a draw offer must be answered first; online, it doesn't block the game.
    return this.humanTurn !== null && (this.isOnline || this.view.drawOffer === null);
  }

  private openTurn(): void {
    this.input.open(this.mayOpen ? this.match : null);
  }

  /** Opens the turn for a person, or asks a bot. */
  private advance(): void {
    this.bots.stop();
    this.stopHint();
    const { turn, outcome, drawOffer } = this.view;
    this.openTurn();
    if (turn === null || outcome || (drawOffer && !this.isOnline)) return;
    if (this.input.isOpen) this.input.opened?.(turn);
    const player = this.view.seats[turn]?.player;
    if (player?.kind !== 'bot' || this.holdBots) return;
    this.bots.think(this.match.log(), { seat: turn, level: player.level }, (text) => {
      const play = () => void this.play(turn, text);
      if (this.input.performBotMove) this.input.performBotMove(turn, text, play);
      else play();
    });
  }
}
