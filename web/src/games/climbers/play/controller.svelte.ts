/** A match of The Climbers on this screen: the turn being made and what is shown. The rest is any table's. */
import { TableController } from '@/shell/controller.svelte';
import { InputCooldown } from '@/shell/input-cooldown.svelte';
import { plies, type Imagined } from '@/shell/match';
import type { MatchView, PositionView, StepView } from '@/wasm/climbers';
import type { Shown, GameContext } from './context';
import { traceOf, type Match } from './match';
import { TurnMaker, type Made } from './turn-maker.svelte';

export class Controller extends TableController<MatchView, Match> {
  readonly game = 'climbers';
  readonly maker = new TurnMaker();
  /** A turn has just begun: the end of the one before must not pass it. */
  readonly cooldown = new InputCooldown();
  shown: Shown;
  private shownPly = -1;
  /** After how many turns one was ended at this screen: it has been seen step by step. */
  private endedAt: number | null = null;

  constructor(
    match: Match,
    protected override readonly context: GameContext,
  ) {
    super(match, context);
    this.shown = $state.raw(this.picture(null));
    this.begin();
  }

  get order(): number[] {
    return [...this.view.seats.keys()];
  }

  get shownText(): string {
    return this.shown.position.text;
  }

  get isOpen(): boolean {
    return this.maker.isOpen;
  }

  // ---- making a turn -----------------------------------------------------------------------

  /** Lets the maker do something and follows what came of it. */
  make(act: (maker: TurnMaker) => Made): Made {
    if (!this.maker.isOpen) return { kind: 'nothing' };
    const made = act(this.maker);
    if (made.kind !== 'nothing') {
      this.trouble = null;
      this.stopHint();
    }
    switch (made.kind) {
      case 'stepped':
        this.showDraft(made.steps, made.before);
        this.saveDraft();
        this.context.announce({ kind: 'stepped', steps: made.steps });
        break;
      case 'undone':
        this.showDraft();
        this.saveDraft();
        this.context.announce(made);
        break;
      case 'taken':
      case 'asked':
      case 'stone':
      case 'refused':
      case 'putBack':
        this.context.announce(made);
        break;
      case 'nothing':
        break;
    }
    return made;
  }

  /** Changes how or where the block in hand is held, for someone who may not see it. */
  hold(change: (hand: NonNullable<TurnMaker['hand']>) => void, aloud = false): void {
    const { hand } = this.maker;
    if (!hand) return;
    const { size, top } = hand;
    change(hand);
    this.maker.refused = null;
    if (hand.size !== size || hand.top !== top) this.context.announce({ kind: 'turned' });
    if (aloud) this.context.announce({ kind: 'held', hand });
  }

  cancel(): void {
    this.stopHint();
    this.make((maker) => maker.cancel());
  }

  /** Plays the turn as it was made; without a step that is a pass. */
  endTurn(): void {
    const seat = this.humanTurn;
    if (seat === null || !this.maker.isOpen) return;
    const passes = this.maker.steps.length === 0;
    if (passes && this.cooldown.active) return;
    this.endedAt = passes ? null : this.view.ply;
    this.play(seat, this.maker.text);
  }

  override get canUndo(): boolean {
    return this.maker.canUndo || super.canUndo;
  }

  /** Takes back a step of the turn being made, else whole turns. */
  override undo(): void {
    if (this.maker.canUndo) this.make((maker) => maker.undo());
    else super.undo();
  }

  override get canRedo(): boolean {
    return this.maker.canRedo || super.canRedo;
  }

  /** Does again what was taken back: of the turn being made, else whole turns. */
  override redo(): void {
    if (this.maker.canRedo) this.make((maker) => maker.redo());
    else super.redo();
  }

  get canHint(): boolean {
    return !this.remote && this.isOpen && !this.hinting;
  }

  /** Lets a bot make the turn up to its end. The player ends it, or takes it back. */
  hint(): void {
    if (!this.canHint) return;
    this.askForHint(({ text, reasons }) => {
      const made = this.maker.follow(text);
      const steps = made.kind === 'stepped' ? made.steps : [];
      if (made.kind === 'stepped') this.showDraft(steps, made.before);
      else this.showDraft();
      this.saveDraft();
      this.context.announce({ kind: 'hint', steps, reasons });
    });
  }

  /** Goes on with a turn that was left unfinished. If it no longer fits, it never was. */
  resume(text: string): void {
    if (this.maker.resume(text)) this.showDraft();
  }

  /** What was begun of a turn belongs to the match that goes. */
  override replace(match: Match): void {
    this.maker.open(null);
    super.replace(match);
  }

  override save(): void {
    super.save();
    this.saveDraft();
  }

  private saveDraft(): void {
    // A turn that is closed for a while, to look back, stays as it was kept.
    if (!this.isOpen || this.forgotten) return;
    this.context.saveDraft(this.maker.steps.length > 0 ? this.maker.text : null);
  }

  protected openTurn(open: boolean): void {
    this.maker.open(open ? this.match : null);
  }

  protected override turnOpened(seat: number): void {
    if (this.view.ply > 0) this.cooldown.begin();
    const { following, lastChance } = this.view.position;
    if (following) this.context.announce({ kind: 'follow', seat, after: following });
    else if (lastChance) this.context.announce({ kind: 'lastChance', seat });
  }

  protected override abandon(): void {
    this.cooldown.end();
    super.abandon();
  }

  // ---- what is shown -----------------------------------------------------------------------

  /** Whether there is a turn to show once more. */
  get canReplay(): boolean {
    return this.lastTurn !== null;
  }

  /** Shows the last turn once more, from the position before it, and tells it to those who do not see it. */
  replayLast(): void {
    const move = this.lastTurn;
    if (!move) return;
    const ply = this.shownPly;
    const before = this.match.positionAt(ply - 1);
    const motion = { steps: move.steps, before, after: this.positionAt(ply) };
    this.shown = { ...this.shown, motion };
    this.context.announce({ kind: 'retold', move });
  }

  /** The turn that led to what is shown; none if it was passed. */
  private get lastTurn() {
    const move = plies(this.view)[this.shownPly - 1];
    return move && move.steps.length > 0 ? move : null;
  }

  private positionAt(ply: number): PositionView {
    return ply === this.view.ply ? this.view.position : this.match.positionAt(ply);
  }

  private showDraft(steps: readonly StepView[] = [], before?: PositionView): void {
    const position = this.maker.draft?.position ?? this.view.position;
    const motion = before ? { steps, before, after: position } : null;
    this.shown = { ...this.shown, position, motion };
  }

  /** A single turn forward is shown as the steps it had. */
  protected show(before?: MatchView): void {
    if (this.imagined) {
      this.shown = this.imaginedPicture(this.imagined);
      this.shownPly = -1;
      return;
    }
    const stepped = (before?.ply ?? this.shownPly) === this.review.shown - 1;
    const seen = before !== undefined && before.ply === this.endedAt;
    const from = stepped && !seen ? (before?.position ?? this.shown.position) : null;
    if (before && this.view.ply !== before.ply) this.endedAt = null;
    this.shown = this.picture(from);
    // Back from looking at the past: the steps that were made meanwhile are still there.
    if (!before && !this.review.active && this.maker.canUndo) this.showDraft();
  }

  /** The last of some turns that nobody made. */
  private imaginedPicture(line: readonly Imagined<MatchView>[]): Shown {
    const { played, position } = line.at(-1)!;
    const before = line.at(-2)?.position ?? this.positionAt(this.review.shown);
    const turn = played.kind === 'out' ? undefined : played;
    const steps = turn?.steps ?? [];
    const motion = steps.length > 0 ? { steps, before, after: position } : null;
    return { position, motion, trace: traceOf(turn) };
  }

  private picture(from: PositionView | null): Shown {
    const ply = this.review.shown;
    const position = this.positionAt(ply);
    const turn = plies(this.view)[ply - 1];
    this.shownPly = ply;
    const motion =
      from && turn && turn.steps.length > 0
        ? { steps: turn.steps, before: from, after: position }
        : null;
    return { position, motion, trace: traceOf(turn) };
  }
}
