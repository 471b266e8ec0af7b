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

/** A hint that is being shown step by step. The draft stays as it is until you take it over. */
export interface HintPreview {
  text: string;
  steps: readonly StepView[];
  /** The position before the first step and after each. */
  positions: readonly PositionView[];
  /** The step on the board. */
  shown: number;
  reasons: Hint['reasons'];
}

export class Controller implements TurnInput<MatchView, Match> {
  readonly session: MatchSession<MatchView, Match>;
  readonly maker = new TurnMaker();
  /** Ignores input right after a turn starts, so a double press can't pass the next turn. */
  readonly cooldown = new InputCooldown();
  preview = $state.raw<HintPreview | null>(null);
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
    this.hideHint();
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
    const hadHint = this.preview !== null;
    this.session.stopHint();
    if (!hadHint) this.make((maker) => maker.cancel());
  }

  /** Plays the turn; without any step, this is a pass. */
  endTurn(): void {
    const seat = this.session.humanTurn;
    if (seat === null || !this.maker.isOpen) return;
    this.session.stopHint();
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
    if (following && this.passesUnasked(seat)) return;
    if (following) this.context.announce({ kind: 'follow', seat, after: following });
    else if (lastChance) this.context.announce({ kind: 'lastChance', seat });
  }

  /** A follower with nothing to gain passes without being asked. */
  private passesUnasked(seat: number): boolean {
    if (this.maker.draft?.worthAsking !== false || this.context.alwaysAsk?.()) return false;
    const { ply } = this.session.view;
    // Only once the session has finished opening the turn.
    queueMicrotask(() => {
      if (this.session.view.ply === ply && this.maker.isOpen) this.session.play(seat, '-');
    });
    return true;
  }

  /** An unfinished turn belongs to the match that is closing. */
  discard(): void {
    this.preview = null;
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

  /** Shows the bot's suggestion step by step. Nothing is played. */
  showHint({ text, reasons }: Hint): void {
    this.maker.setIntent('any');
    const { steps, positions } = this.maker.preview(text);
    this.context.announce({ kind: 'hint', steps, reasons });
    if (steps.length === 0) return;
    this.preview = { text, steps, positions, reasons, shown: -1 };
    this.nextHintStep();
  }

  /** Shows the next step of the hint, after the last one the first again. */
  nextHintStep(): void {
    const { preview } = this;
    if (!preview) return;
    const shown = (preview.shown + 1) % preview.steps.length;
    this.preview = { ...preview, shown };
    const [before, after] = [preview.positions[shown]!, preview.positions[shown + 1]!];
    const motion = { steps: [preview.steps[shown]!], before, after };
    this.shown = { ...this.shown, position: after, motion };
  }

  /** Makes the steps of the hint your own; you still end the turn. */
  takeHint(): void {
    const { preview } = this;
    if (!preview) return;
    const rest = preview.steps.slice(preview.shown + 1);
    const before = preview.positions[preview.shown + 1]!;
    this.preview = null;
    this.session.stopHint();
    if (this.maker.follow(preview.text).kind !== 'stepped') return this.showDraft();
    this.showDraft(rest, rest.length > 0 ? before : undefined);
    this.saveDraft();
  }

  hideHint(): void {
    if (!this.preview) return;
    this.preview = null;
    this.showDraft();
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
    this.preview = null;
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
