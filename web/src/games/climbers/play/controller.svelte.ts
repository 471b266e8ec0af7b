/** The controller of The Climbers: the turn being made and what the board shows. */
import { InputCooldown } from '@/shell/input-cooldown.svelte';
import { plies, type Imagined } from '@/shell/match';
import { MatchSession } from '@/shell/match-session.svelte';
import type { TurnInput } from '@/shell/turn-input';
import type { MatchView, PositionView, StepView } from '@/wasm/climbers';
import type { Hint } from '@/wasm/wire';
import type { GameContext, Shown } from './context';
import { traceOf, type Match } from './match';
import { TurnMaker, type Made } from './turn-maker.svelte';

export class Controller implements TurnInput<MatchView, Match> {
  readonly session: MatchSession<MatchView, Match>;
  readonly maker = new TurnMaker();
  /** Ignores input right after a turn starts, so a double press can't pass the next turn. */
  readonly cooldown = new InputCooldown();
  shown: Shown;
  private shownPly = -1;
  /** The ply at which you last ended a turn here: you've already seen its steps. */
  private endedAt: number | null = null;

  constructor(
    match: Match,
    private readonly context: GameContext,
  ) {
    this.session = new MatchSession('climbers', match, context, this);
    this.shown = $state.raw(this.shownAt(this.session.view.ply, null));
    this.session.start();
  }

  get order(): number[] {
    return [...this.session.view.seats.keys()];
  }

  get shownText(): string {
    return this.shown.position.text;
  }

  get isOpen(): boolean {
    return this.maker.isOpen;
  }

  // ---- making a turn -----------------------------------------------------------------------

  /** Runs an action of the turn maker and handles the result. */
  make(act: (maker: TurnMaker) => Made): Made {
    if (!this.maker.isOpen) return { kind: 'nothing' };
    const made = act(this.maker);
    if (made.kind !== 'nothing') {
      this.session.trouble = null;
      this.session.stopHint();
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

  /** Changes the pose or place of the block in hand; `aloud` announces it. */
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
    this.session.stopHint();
    this.make((maker) => maker.cancel());
  }

  /** Plays the turn; without any step, this is a pass. */
  endTurn(): void {
    const seat = this.session.humanTurn;
    if (seat === null || !this.maker.isOpen) return;
    const passes = this.maker.steps.length === 0;
    if (passes && this.cooldown.active) return;
    this.endedAt = passes ? null : this.session.view.ply;
    this.session.play(seat, this.maker.text);
  }

  /** Restores an unfinished turn if it still fits the position. */
  resume(text: string): void {
    if (this.maker.resume(text)) this.showDraft();
  }

  private saveDraft(): void {
    // A turn closed by a review keeps its saved state.
    if (!this.isOpen || this.session.superseded) return;
    this.context.saveDraft(this.maker.steps.length > 0 ? this.maker.text : null);
  }

  // ---- what the session asks ---------------------------------------------------------------

  open(match: Match | null): void {
    this.maker.open(match);
  }

  opened(seat: number): void {
    const { view } = this.session;
    if (view.ply > 0) this.cooldown.begin();
    const { following, lastChance } = view.position;
    if (following) this.context.announce({ kind: 'follow', seat, after: following });
    else if (lastChance) this.context.announce({ kind: 'lastChance', seat });
  }

  /** An unfinished turn belongs to the match that is closing. */
  discard(): void {
    this.maker.open(null);
  }

  get canUndoStep(): boolean {
    return this.maker.canUndo;
  }

  undoStep(): void {
    this.make((maker) => maker.undo());
  }

  get canRedoStep(): boolean {
    return this.maker.canRedo;
  }

  redoStep(): void {
    this.make((maker) => maker.redo());
  }

  readonly canShowHint = true;

  /** Plays out the bot's suggestion without ending the turn, so you can still undo it. */
  showHint({ text, reasons }: Hint): void {
    const made = this.maker.follow(text);
    const steps = made.kind === 'stepped' ? made.steps : [];
    if (made.kind === 'stepped') this.showDraft(steps, made.before);
    else this.showDraft();
    this.saveDraft();
    this.context.announce({ kind: 'hint', steps, reasons });
  }

  save(): void {
    this.saveDraft();
  }

  dispose(): void {
    this.cooldown.end();
  }

  // ---- what the board shows ----------------------------------------------------------------

  /** Whether there is a turn to replay. */
  get canReplay(): boolean {
    return this.lastTurn !== null;
  }

  /** Replays and narrates the last turn. */
  replayLast(): void {
    const move = this.lastTurn;
    if (!move) return;
    const ply = this.shownPly;
    const before = this.session.positionAt(ply - 1);
    const motion = { steps: move.steps, before, after: this.session.positionAt(ply) };
    this.shown = { ...this.shown, motion };
    this.context.announce({ kind: 'retold', move });
  }

  /** The turn that led to the shown position; none after a pass. */
  private get lastTurn() {
    const move = plies(this.session.view)[this.shownPly - 1];
    return move && move.steps.length > 0 ? move : null;
  }

  private showDraft(steps: readonly StepView[] = [], before?: PositionView): void {
    const position = this.maker.draft?.position ?? this.session.view.position;
    const motion = before ? { steps, before, after: position } : null;
    this.shown = { ...this.shown, position, motion };
  }

  /** Shows the ply under review; a single turn forward is animated step by step. */
  show(before?: MatchView): void {
    const { review, view } = this.session;
    if (review.line) {
      this.shown = this.endOf(review.line);
      this.shownPly = -1;
      return;
    }
    const stepped = (before?.ply ?? this.shownPly) === review.shown - 1;
    const seen = before !== undefined && before.ply === this.endedAt;
    const from = stepped && !seen ? (before?.position ?? this.shown.position) : null;
    if (before && view.ply !== before.ply) this.endedAt = null;
    this.shown = this.shownAt(review.shown, from);
    // Back from the review: the steps made before it are still there.
    if (!before && !review.active && this.maker.canUndo) this.showDraft();
  }

  /** The last turn of an analysis line. */
  private endOf(line: readonly Imagined<MatchView>[]): Shown {
    const { played, position } = line.at(-1)!;
    const before = line.at(-2)?.position ?? this.session.positionAt(this.session.review.shown);
    const turn = played.kind === 'out' ? undefined : played;
    const steps = turn?.steps ?? [];
    const motion = steps.length > 0 ? { steps, before, after: position } : null;
    return { position, motion, trace: traceOf(turn) };
  }

  private shownAt(ply: number, from: PositionView | null): Shown {
    const position = this.session.positionAt(ply);
    const turn = plies(this.session.view)[ply - 1];
    this.shownPly = ply;
    const motion =
      from && turn && turn.steps.length > 0
        ? { steps: turn.steps, before: from, after: position }
        : null;
    return { position, motion, trace: traceOf(turn) };
  }
}
