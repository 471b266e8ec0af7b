/** X-Stack on this screen: the turn being made, turns that are played back, and where the blocks lie. */
import { moverOf, plies } from '@/shell/match';
import { MatchSession } from '@/shell/match-session.svelte';
import type { TurnInput } from '@/shell/turn-input';
import type { Hint } from '@/wasm/wire';
import type { MatchSetup, MatchView, PositionView } from '@/wasm/xstack';
import type { Impact } from '../sound/voices';
import { indexOf } from './blocks';
import type { GameContext } from './context';
import { flatPoses, type Point } from './geometry';
import { judgementOf, LiveNews } from './live-news';
import { LiveShow } from './live-show.svelte';
import { lastCollapse, type Match, type Rerun } from './match';
import { Show } from './show.svelte';
import type { Story } from './story';
import { TurnMaker } from './turn-maker.svelte';

/** Nothing takes longer than the hand's time and the longest settling, in ticks. */
const MOST_TICKS = (90 + 25) * 60;
/** The others are shown what the hand does after every so many ticks. */
const TELL_TICKS = 9;

export class Controller implements TurnInput<MatchView, Match> {
  readonly session: MatchSession<MatchView, Match>;
  readonly maker = new TurnMaker();
  /** The turn that is being shown instead of played. */
  showing = $state.raw<Show | null>(null);
  /** The position that is looked at when nothing is shown or made. */
  shown: PositionView;
  /** The block a bot would pull. */
  hinted = $state<string | null>(null);
  /** Shows a bot's turn at once instead of as it happens. */
  hurry = false;
  private readonly news = new LiveNews();
  private lying: Float32Array;
  private knocks: Impact[] = [];
  private openedTurn = '';
  /** Turns made elsewhere that are yet to be seen, by how many had been made before them. */
  private arrivals: number[] = [];
  /** What is told of the turn that somebody elsewhere is making, from its beginning. */
  private told: { key: string; seat: number; parts: string[] } | null = null;
  /** The others are to be shown everything again. */
  private missed = false;
  private untold = 0;

  constructor(
    match: Match,
    private readonly context: GameContext,
  ) {
    this.session = new MatchSession('xstack', match, context, this);
    this.shown = $state.raw(this.view.position);
    this.lying = flatPoses(this.view.position.poses);
    this.session.start();
  }

  get view(): MatchView {
    return this.session.view;
  }

  private get match(): Match {
    return this.session.current;
  }

  get order(): number[] {
    const { seats, setup } = this.view;
    const first = setup.first ?? 0;
    return seats.map((_, i) => (first + i) % seats.length);
  }

  get shownText(): string {
    return this.shown.pile.text;
  }

  /** The points of everybody after each of so many turns. */
  story(plies: number): Story {
    return Array.from({ length: plies + 1 }, (_, ply) =>
      this.match.positionAt(ply).players.map(({ points, earlier }) => points + earlier),
    );
  }

  get isOpen(): boolean {
    return this.maker.isOpen;
  }

  /** Who makes the turn that is being shown. */
  get watchedSeat(): number | null {
    const { showing, view } = this;
    if (!showing || showing.ply === null) return showing?.by ?? null;
    const turn = plies(view)[showing.ply - 1];
    return turn ? moverOf(view, turn) : null;
  }

  /** Something moves: the page has to call `advance` with every frame. */
  get moving(): boolean {
    const { showing } = this;
    return showing ? !showing.over && !showing.paused && !showing.waiting : this.maker.busy;
  }

  /** Where every block is now; `part` of the way to it from the tick before. */
  poses(part = 1): Float32Array {
    if (this.showing) return this.showing.poses(part);
    return this.maker.poses(part) ?? this.lying;
  }

  // ---- making a turn -----------------------------------------------------------------------

  /** The hand closes on a block at a point of the room; whether it may. */
  grip(block: string, where: Point): boolean {
    this.session.stopHint();
    this.session.trouble = null;
    this.news.reset();
    if (!this.maker.isOpen || this.maker.busy) return false;
    if (this.maker.grip(block, where)) this.context.announce({ kind: 'gripped', block });
    else this.tellRefusal();
    return this.maker.held !== null;
  }

  /** Someone means a block that cannot be gripped: says why. */
  explain(block: string): void {
    if (this.maker.explain(block)) this.tellRefusal();
  }

  /** Someone has only clicked a block that could be taken: says how. */
  explainDrag(block: string): void {
    if (this.maker.isOpen && !this.maker.busy) this.context.announce({ kind: 'drag', block });
  }

  letGo(): void {
    this.maker.letGo();
  }

  giveUp(): void {
    if (!this.maker.giveUp()) this.tellRefusal();
  }

  decline(): void {
    if (!this.maker.decline()) this.tellRefusal();
  }

  /** Ends the turn without a bonus. */
  stop(): void {
    if (!this.maker.stop()) this.tellRefusal();
    else this.playWhenOver();
  }

  /** So many sixtieths of a second pass. */
  advance(ticks: number): void {
    const { showing, maker } = this;
    if (showing) {
      for (let i = 0; i < ticks; i++) {
        const before = showing.live;
        showing.advance(1);
        this.tell(before, showing.live, null);
      }
      return;
    }
    for (let i = 0; i < ticks && maker.busy; i++) {
      const before = maker.live;
      maker.tick();
      this.tell(before, maker.live, maker.turn?.line ?? null);
      this.showHand();
      if (maker.live.state === 'rest') this.finishAct();
    }
  }

  /** Lets the others see now and then what the hand does. */
  private showHand(): void {
    const { remote } = this.context;
    this.untold += 1;
    if (!remote?.showHand || this.untold < TELL_TICKS || !remote.isSeen) return;
    this.untold = 0;
    if (this.missed) this.match.tellAgain();
    this.missed = false;
    const parts = this.match.tell();
    if (parts.length > 0) remote.showHand(parts);
  }

  /** What was shown of the hand cannot be followed by the others. */
  handMissed(): void {
    this.missed = true;
  }

  /** What was hit since this was last asked. */
  takeKnocks(): Impact[] {
    const { knocks } = this;
    this.knocks = [];
    return knocks;
  }

  private tell(...[before, after, line]: Parameters<LiveNews['between']>): void {
    if (before === after) return;
    for (const { block, strength, table } of after.impacts) {
      this.knocks.push({ block: indexOf(block), strength, table });
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

  private tellRefusal(): void {
    const { refused } = this.maker;
    if (refused) this.context.announce({ kind: 'refused', refusal: refused.refusal });
  }

  /** Whether something was done in this turn that can be undone by beginning it again. */
  get canUndoStep(): boolean {
    const { maker } = this;
    // While others wait, a turn cannot be tried until it succeeds.
    if (this.session.isOnline) return false;
    return maker.busy || (maker.turn !== null && maker.turn.phase !== 'pull');
  }

  /** Begins the turn again. */
  undoStep(): void {
    this.match.resetTurn();
    this.maker.open(null);
    this.maker.open(this.match);
    this.context.announce({ kind: 'takenBack', ply: this.view.ply });
  }

  get canShowHint(): boolean {
    return !this.maker.busy && this.maker.turn?.phase === 'pull';
  }

  /** Marks the block a bot would pull. */
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

  /** A bot's hand does what it has decided, and only then it counts. */
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

  /** Shows the next turn that was made elsewhere. When all have been seen, one's own can be made. */
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

  // ---- turns that are being made elsewhere ---------------------------------------------------

  /** Somebody elsewhere shows what their hand does. */
  hand({ seat, begins, parts }: { seat: number; begins: boolean; parts: readonly string[] }): void {
    if (seat === this.session.ownSeat || seat !== this.view.turn) return;
    const { key } = this;
    if (begins) {
      this.told = { key, seat, parts: [] };
      if (this.watching) this.stopShow();
    }
    // Whoever has not seen it begin sees it when it is whole.
    if (this.told?.key !== key) return;
    this.told.parts.push(...parts);
    if (this.watching) this.watching.tell(parts);
    else this.watch();
  }

  /** The turn that is seen while it is made. */
  private get watching(): LiveShow | null {
    return this.showing instanceof LiveShow ? this.showing : null;
  }

  /** Shows what is known of a turn in the making, if there is nothing else to be seen. */
  private watch(): void {
    const { told, hurry, view } = this;
    if (told?.key !== this.key || hurry || this.session.review.active) return;
    if (this.showing || this.arrivals.length > 0 || view.outcome) return;
    this.news.reset();
    const { ply } = view;
    const show = new LiveShow(this.match.watch(), told.seat, () => this.seenArrival(ply));
    show.tell(told.parts);
    this.startShow(show);
  }

  /** A turn that was seen while it was made is whole. Whether it is what was seen: then it goes on. */
  private completeWatched(ply: number): boolean {
    const { watching } = this;
    if (!watching || !this.match.complete(watching.watched, ply)) return false;
    watching.complete();
    return true;
  }

  /** The turn that has just been made elsewhere, if one has. */
  private arrivedSince(before: MatchView | undefined): number | null {
    if (!this.session.isOnline || !before || this.view.ply !== before.ply + 1) return null;
    return plies(this.view)[before.ply]?.seat === this.session.ownSeat ? null : before.ply;
  }

  /** Whether there is a turn to be shown again: the one before the position that is looked at. */
  get canReplay(): boolean {
    const { showing } = this;
    const may = !showing || showing.ply !== null || !showing.canSkip;
    return this.session.review.shown > 0 && !this.maker.busy && may;
  }

  /** Shows a turn again, by doing it again. Counted from 1; the last one unless told otherwise. */
  replay(ply = this.session.review.shown): void {
    if (!this.canReplay || ply < 1) return;
    this.session.review.pause();
    this.session.review.go(ply, true);
    this.news.reset();
    this.startShow(new Show(this.match.replay(ply - 1), { ply }, () => {}));
  }

  /** The turn of the last collapse, counted from 1; `null` if nothing has fallen yet. */
  get collapse(): number | null {
    return lastCollapse(plies(this.view));
  }

  /** Back to how things lie. */
  stopShow(): void {
    const { showing } = this;
    this.showing = null;
    showing?.free();
  }

  /** Enough was seen of a turn. After the last one there is nothing more to look back at. */
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

  /** Somebody's turn is seen, and it is still that turn. */
  private get isWatching(): boolean {
    return this.watching !== null && this.told?.key === this.key;
  }

  /** Names the turn that is to be made: whatever changes it begins another one. */
  private get key(): string {
    return `${this.view.ply} ${this.view.moves.length} ${this.view.turn}`;
  }

  /** Someone looks away in the middle of an act: the hand opens, and the pile comes to rest at once. */
  private settleNow(): void {
    this.maker.letGo();
    const { ply } = this.view;
    for (let i = 0; i < MOST_TICKS && this.maker.busy && this.view.ply === ply; i++) {
      this.advance(1);
    }
  }

  show(before?: MatchView): void {
    const arrived = this.arrivedSince(before);
    if (arrived !== null) {
      this.arrivals.push(arrived);
      if (this.arrivals.length === 1) this.showArrival();
      return;
    }
    // A wish changes nothing about what lies where.
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

  /** A rematch is on other piles, unless someone built them. */
  prepareRematch(setup: MatchSetup): Promise<MatchSetup> {
    return this.context.withPiles(setup);
  }

  dispose(): void {
    this.stopShow();
  }
}

/** The block that a turn begins with. */
function firstBlock(rerun: Rerun): string | null {
  try {
    for (let i = 0; i < MOST_TICKS && !rerun.done(); i++) {
      const { block } = rerun.tick();
      if (block) return block;
    }
    return null;
  } finally {
    rerun.free();
  }
}
