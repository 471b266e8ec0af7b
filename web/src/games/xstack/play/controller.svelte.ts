/** The controller of X-Stack: the turn being made, replays, and the poses of the blocks. */
import { moverOf, plies } from '@/shell/match';
import { MatchSession } from '@/shell/match-session.svelte';
import type { TurnInput } from '@/shell/turn-input';
import { XSTACK_LONGEST_ACT } from '@/wasm/rules';
import type { Hint } from '@/wasm/wire';
import type { MatchSetup, MatchView, PositionView } from '@/wasm/xstack';
import type { Impact } from '../sound/voices';
import { indexOf } from './blocks';
import type { GameContext } from './context';
import { flatPoses, type Point } from './geometry';
import { judgementOf, LiveNews } from './live-news';
import { LiveShow } from './live-show.svelte';
import { lastCollapse, type Match, type Rerun } from './match';
import { PracticeMark } from './practice.svelte';
import { Show } from './show.svelte';
import type { Story } from './story';
import { TurnMaker } from './turn-maker.svelte';

/** Ticks between two updates of the hand for online players. */
const SEND_TICKS = 9;

export class Controller implements TurnInput<MatchView, Match> {
  readonly session: MatchSession<MatchView, Match>;
  readonly maker = new TurnMaker();
  /** The turn being played back. */
  showing = $state.raw<Show | null>(null);
  /** The position on screen when nothing is played back or made. */
  shown: PositionView;
  /** The hinted block. */
  hinted = $state<string | null>(null);
  /** Whether a turn was played again. Online nobody can. */
  readonly practice = new PracticeMark();
  /** The block that a lesson is about. */
  wanted = $state<string | null>(null);
  /** Skips the animation of a bot's turn. */
  hurry = false;
  private readonly news = new LiveNews();
  private lying: Float32Array;
  private impacts: Impact[] = [];
  private openedTurn = '';
  /** Online turns still to be shown, by ply. */
  private arrivals: number[] = [];
  /** The updates of an online player's current turn, from its start. */
  private known: { key: string; seat: number; parts: string[] } | null = null;
  /** The online players missed an update, so send the whole turn again. */
  private missed = false;
  private unsentTicks = 0;

  constructor(
    match: Match,
    private readonly context: GameContext,
  ) {
    this.session = new MatchSession('xstack', match, context, this);
    this.shown = $state.raw(this.view.position);
    this.lying = flatPoses(this.view.position.poses);
    if (!this.session.isOnline) this.practice.open(this.view.setup, this.view.ply);
    this.session.start();
  }

  get view(): MatchView {
    return this.session.view;
  }

  private get match(): Match {
    return this.session.current;
  }

  get shownText(): string {
    return this.shown.pile.text;
  }

  /** Everybody's points after each turn. */
  story(plies: number): Story {
    return Array.from({ length: plies + 1 }, (_, ply) =>
      this.match.positionAt(ply).players.map(({ points, earlier }) => points + earlier),
    );
  }

  get isOpen(): boolean {
    return this.maker.isOpen;
  }

  /** Who makes the turn on screen. */
  get watchedSeat(): number | null {
    const { showing, view } = this;
    if (!showing || showing.ply === null) return showing?.by ?? null;
    const turn = plies(view)[showing.ply - 1];
    return turn ? moverOf(view, turn) : null;
  }

  /** While `true`, the page must call `advance` on every frame. */
  get moving(): boolean {
    const { showing } = this;
    return showing ? !showing.over && !showing.paused && !showing.waiting : this.maker.busy;
  }

  /** The current poses, interpolated from the previous tick by `part`. */
  poses(part = 1): Float32Array {
    if (this.showing) return this.showing.poses(part);
    return this.maker.poses(part) ?? this.lying;
  }

  // ---- making a turn -----------------------------------------------------------------------

  /** Grips a block at a point of the room. Returns whether that is allowed. */
  grip(block: string, where: Point): boolean {
    this.session.stopHint();
    this.session.trouble = null;
    this.news.reset();
    if (!this.maker.isOpen || this.maker.busy) return false;
    if (this.maker.grip(block, where)) {
      this.context.announce({ kind: 'gripped', block });
      if (!this.session.isOnline) this.practice.touch(this.view.ply);
    } else this.announceRefusal();
    return this.maker.held !== null;
  }

  /** Explains why you can't grip a block. */
  explain(block: string): void {
    if (this.maker.explain(block)) this.announceRefusal();
  }

  /** Explains that you take a block by dragging it. */
  explainDrag(block: string): void {
    if (this.maker.isOpen && !this.maker.busy) this.context.announce({ kind: 'drag', block });
  }

  letGo(): void {
    this.maker.letGo();
  }

  giveUp(): void {
    if (!this.maker.giveUp()) this.announceRefusal();
  }

  decline(): void {
    if (!this.maker.decline()) this.announceRefusal();
  }

  /** Ends the turn without a bonus. */
  stop(): void {
    if (!this.maker.stop()) this.announceRefusal();
    else this.playWhenOver();
  }

  /** Advances by a number of ticks, each a sixtieth of a second. */
  advance(ticks: number): void {
    const { showing, maker } = this;
    if (showing) {
      for (let i = 0; i < ticks; i++) {
        const before = showing.live;
        showing.advance(1);
        this.announceTick(before, showing.live, null);
      }
      return;
    }
    for (let i = 0; i < ticks && maker.busy; i++) {
      const before = maker.live;
      maker.tick();
      this.announceTick(before, maker.live, maker.turn?.line ?? null);
      this.showHand();
      if (maker.live.state === 'rest') this.finishAct();
    }
  }

  /** Sends the hand's recent moves to the online players. */
  private showHand(): void {
    const { remote } = this.context;
    this.unsentTicks += 1;
    if (!remote?.showHand || this.unsentTicks < SEND_TICKS || !remote.isSeen) return;
    this.unsentTicks = 0;
    if (this.missed) this.match.resendMotion();
    this.missed = false;
    const parts = this.match.takeMotion();
    if (parts.length > 0) remote.showHand(parts);
  }

  /** The online players couldn't follow the updates of the hand. */
  handMissed(): void {
    this.missed = true;
  }

  /** The impacts since the last call. */
  takeImpacts(): Impact[] {
    const { impacts } = this;
    this.impacts = [];
    return impacts;
  }

  private announceTick(...[before, after, line]: Parameters<LiveNews['between']>): void {
    if (before === after) return;
    for (const { block, strength, table } of after.impacts) {
      this.impacts.push({ block: indexOf(block), strength, table });
    }
    for (const said of this.news.between(before, after, line)) this.context.announce(said);
  }

  private finishAct(): void {
    const before = this.maker.turn;
    const tried = this.maker.live.block;
    const after = this.maker.finish();
    if (!before || !after) return;
    const block = tried ?? after.block ?? before.block;
    const judgement = judgementOf(before, after);
    if (judgement && block) this.context.announce({ kind: 'judged', judgement, block });
    if (after.demands !== null) this.maker.takeAway();
    else this.playWhenOver();
  }

  private playWhenOver(): void {
    const { turn } = this.maker;
    const seat = this.view.turn;
    if (turn?.phase === 'over' && turn.text !== null && seat !== null)
      this.session.play(seat, turn.text);
  }

  private announceRefusal(): void {
    const { refused } = this.maker;
    if (refused) this.context.announce({ kind: 'refused', refusal: refused.refusal });
  }

  /** Whether restarting the turn would undo anything. */
  get canUndoStep(): boolean {
    const { maker } = this;
    // Online, retrying a turn until it succeeds would be unfair to those who wait.
    if (this.session.isOnline) return false;
    return maker.busy || (maker.turn !== null && maker.turn.phase !== 'pull');
  }

  /** Restarts the turn. */
  undoStep(): void {
    this.match.resetTurn();
    this.maker.open(null);
    this.maker.open(this.match);
    this.practice.retry();
    this.context.announce({ kind: 'takenBack', ply: this.view.ply });
  }

  get canShowHint(): boolean {
    return !this.maker.busy && this.maker.turn?.phase === 'pull';
  }

  /** Marks the hinted block. */
  showHint({ text, reasons }: Hint): void {
    const block = firstBlock(this.match.preview(text));
    if (!block) return;
    this.hinted = block;
    this.context.announce({ kind: 'hint', block, reasons });
  }

  hideHint(): void {
    this.hinted = null;
  }

  // ---- turns that are shown ----------------------------------------------------------------

  /** Plays the bot's turn as an animation, then commits it. */
  performBotMove(seat: number, text: string, play: () => void): void {
    this.news.reset();
    this.startShow(
      new Show(this.match.preview(text), { by: seat }, () => {
        this.stopShow();
        play();
      }),
    );
    if (this.hurry) this.showing?.skip();
  }

  /** Shows the next turn from the server. After the last one, you can make yours. */
  private showArrival(): void {
    const [ply] = this.arrivals;
    if (ply === undefined || this.completeWatched(ply)) return;
    this.news.reset();
    const by = plies(this.view)[ply]?.seat ?? null;
    this.startShow(
      new Show(this.match.replay(ply), { by }, () => {
        this.seenArrival(ply);
      }),
    );
    if (this.hurry) this.showing?.skip();
  }

  private seenArrival(ply: number): void {
    this.stopShow();
    this.arrivals.shift();
    this.lieAsAfter(ply + 1);
    if (this.arrivals.length > 0) return this.showArrival();
    this.open(this.session.mayOpen ? this.match : null);
    this.watch();
  }

  // ---- online turns in progress --------------------------------------------------------------

  /** Handles an update of an online player's hand. */
  hand({ seat, begins, parts }: { seat: number; begins: boolean; parts: readonly string[] }): void {
    if (seat === this.session.ownSeat || seat !== this.view.turn) return;
    const { key } = this;
    if (begins) {
      this.known = { key, seat, parts: [] };
      if (this.watching) this.stopShow();
    }
    // If you missed the start, you see the turn once it is complete.
    if (this.known?.key !== key) return;
    this.known.parts.push(...parts);
    if (this.watching) this.watching.addMotion(parts);
    else this.watch();
  }

  /** The online turn being watched live. */
  private get watching(): LiveShow | null {
    return this.showing instanceof LiveShow ? this.showing : null;
  }

  /** Shows the current online turn if nothing else is on screen. */
  private watch(): void {
    const { known, hurry, view } = this;
    if (known?.key !== this.key || hurry || this.session.review.active) return;
    if (this.showing || this.arrivals.length > 0 || view.outcome) return;
    this.news.reset();
    const { ply } = view;
    const show = new LiveShow(this.match.watch(), known.seat, () => this.seenArrival(ply));
    show.addMotion(known.parts);
    this.startShow(show);
  }

  /**
   * Completes a turn watched live. Returns whether it matches what was shown, so the show can go
   * on.
   */
  private completeWatched(ply: number): boolean {
    const { watching } = this;
    if (!watching || !this.match.complete(watching.watched, ply)) return false;
    watching.complete();
    return true;
  }

  /** The turn that just came from the server, if any. */
  private arrivedSince(before: MatchView | undefined): number | null {
    if (!this.session.isOnline || !before || this.view.ply !== before.ply + 1) return null;
    return plies(this.view)[before.ply]?.seat === this.session.ownSeat ? null : before.ply;
  }

  /** Whether there is a turn to replay: the one before the shown position. */
  get canReplay(): boolean {
    const { showing } = this;
    const may = !showing || showing.ply !== null || !showing.canSkip;
    return this.session.review.shown > 0 && !this.maker.busy && may;
  }

  /** Replays a turn in the simulation. Counted from 1; defaults to the shown one. */
  replay(ply = this.session.review.shown): void {
    if (!this.canReplay || ply < 1) return;
    this.session.review.pause();
    this.session.review.go(ply, true);
    this.news.reset();
    this.startShow(new Show(this.match.replay(ply - 1), { ply }, () => {}));
  }

  /** The turn of the last collapse, counted from 1; `null` if nothing has fallen. */
  get collapse(): number | null {
    return lastCollapse(plies(this.view));
  }

  /** Returns to the current position. */
  stopShow(): void {
    const { showing } = this;
    this.showing = null;
    showing?.free();
  }

  /** Ends a show. After the last turn, this also ends the review. */
  endShow(): void {
    this.stopShow();
    if (this.session.review.shown === this.view.ply) this.session.review.leave();
  }

  private startShow(show: Show): void {
    this.stopShow();
    this.showing = show;
  }

  // ---- what any table asks -----------------------------------------------------------------

  open(match: Match | null): void {
    if (!match && this.maker.busy && this.openedTurn === this.key) this.settleNow();
    if (this.arrivals.length > 0 || this.isWatching) return this.maker.open(null);
    this.stopShow();
    if (this.openedTurn !== this.key) this.maker.open(null);
    this.openedTurn = this.key;
    this.hinted = null;
    this.maker.open(match);
  }

  /** An online turn is on screen and still the current one. */
  private get isWatching(): boolean {
    return this.watching !== null && this.known?.key === this.key;
  }

  /** Identifies the turn to be made: any change starts a new one. */
  private get key(): string {
    return `${this.view.ply} ${this.view.moves.length} ${this.view.turn}`;
  }

  /** If you look away during an action, the hand opens and the pile settles at once. */
  private settleNow(): void {
    this.maker.letGo();
    const { ply } = this.view;
    for (let i = 0; i < XSTACK_LONGEST_ACT && this.maker.busy && this.view.ply === ply; i++) {
      this.advance(1);
    }
  }

  show(before?: MatchView): void {
    if (!this.session.isOnline) {
      this.practice.open(this.view.setup, this.view.ply);
      if (before && this.view.ply < before.ply && this.view.ply > 0) this.practice.retry();
    }
    const arrived = this.arrivedSince(before);
    if (arrived !== null) {
      this.arrivals.push(arrived);
      if (this.arrivals.length === 1) this.showArrival();
      return;
    }
    // An offer doesn't change the position.
    if ((this.arrivals.length > 0 || this.isWatching) && before?.ply === this.view.ply) return;
    this.arrivals = [];
    this.stopShow();
    this.lieAsAfter(this.session.review.shown);
    this.watch();
  }

  private lieAsAfter(ply: number): void {
    this.shown = ply === this.view.ply ? this.view.position : this.match.positionAt(ply);
    this.lying = flatPoses(this.shown.poses);
  }

  reset(): void {
    this.match.resetTurn();
    this.maker.open(null);
  }

  /** A rematch uses new piles, unless a player built them. */
  prepareRematch(setup: MatchSetup): Promise<MatchSetup> {
    return this.context.withPiles(setup);
  }

  dispose(): void {
    this.stopShow();
  }
}

/** The first block of a turn. */
function firstBlock(rerun: Rerun): string | null {
  try {
    for (let i = 0; i < XSTACK_LONGEST_ACT && !rerun.done(); i++) {
      const { block } = rerun.tick();
      if (block) return block;
    }
    return null;
  } finally {
    rerun.free();
  }
}
