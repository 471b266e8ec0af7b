/** A KLOTZ match on this screen: move selection, and what the board shows. */
import { InputCooldown } from '@/shell/input-cooldown.svelte';
import { plies, type Imagined } from '@/shell/match';
import { MatchSession } from '@/shell/match-session.svelte';
import type { TurnInput } from '@/shell/turn-input';
import type { MatchView, PositionView } from '@/wasm/klotz';
import { KLOTZ_PASS } from '@/wasm/rules';
import type { Hint } from '@/wasm/wire';
import { Choice, type ChoiceResult } from './choice.svelte';
import type { GameContext, Shown } from './context';
import { motionOf, pieceOn, type Match } from './match';

export class Controller implements TurnInput<MatchView, Match> {
  readonly session: MatchSession<MatchView, Match>;
  readonly choice = new Choice();
  shown: Shown;
  private shownPly = -1;
  /** Target of your last move. We ignore the second press of a double click there. */
  private lastTarget: string | null = null;
  private readonly cooldown = new InputCooldown();

  constructor(
    match: Match,
    private readonly context: GameContext,
  ) {
    this.session = new MatchSession('klotz', match, context, this);
    this.shown = $state.raw(this.shownAt(this.session.view.ply));
    this.session.start();
  }

  get shownText(): string {
    return this.shown.position.text;
  }

  get isOpen(): boolean {
    return this.choice.isOpen;
  }

  /** A person without a legal move must pass. */
  get mustPass(): boolean {
    return this.choice.isOpen && this.choice.movable.length === 0;
  }

  /** How often the position has occurred; 2 or more is worth a warning. */
  get occurrences(): number {
    const { session } = this;
    void session.view; // counted again after every move
    return session.review.isAway ? 1 : session.current.occurrences();
  }

  // ---- choosing a move ---------------------------------------------------------------------

  /** A tap or click on a cell: like `act`, but ignores the second press of a double click. */
  tap(cell: string): ChoiceResult {
    const again = this.cooldown.active && cell === this.lastTarget && this.choice.selected === null;
    return again ? { kind: 'nothing' } : this.act(cell);
  }

  /** Acts on a cell, by Enter or by a press. */
  act(cell: string): ChoiceResult {
    if (!this.choice.isOpen) return this.explainWaiting(cell);
    return this.follow(this.choice.act(cell, this.context.confirm()));
  }

  /** Starts a drag. */
  select(cell: string): ChoiceResult {
    return this.follow(this.choice.select(cell));
  }

  /** Ends a drag. */
  drop(cell: string | null): ChoiceResult {
    return this.follow(this.choice.drop(cell, this.context.confirm()));
  }

  /** Plays the aimed move. */
  commit(): ChoiceResult {
    const target = this.choice.aim;
    return target ? this.follow({ kind: 'played', target }) : { kind: 'nothing' };
  }

  cancel(): ChoiceResult {
    this.session.stopHint();
    return this.follow(this.choice.cancel());
  }

  pass(): void {
    const { humanTurn } = this.session;
    if (this.mustPass && humanTurn !== null) this.session.play(humanTurn, KLOTZ_PASS);
  }

  private follow(result: ChoiceResult): ChoiceResult {
    const { session } = this;
    if (result.kind !== 'nothing') session.trouble = null;
    switch (result.kind) {
      case 'played':
        this.lastTarget = result.target.cell;
        this.cooldown.begin();
        if (session.humanTurn !== null) session.play(session.humanTurn, result.target.text);
        break;
      case 'selected':
        session.stopHint();
        this.context.announce({
          kind: 'selected',
          cell: result.cell,
          targets: this.choice.targets.length,
        });
        break;
      case 'aimed':
        this.context.announce({ kind: 'aimed', cell: result.target.cell });
        break;
      case 'refused':
        this.context.announce({ kind: 'refused', refusal: result.refusal });
        break;
      case 'cancelled':
        this.context.announce({ kind: 'cancelled' });
        break;
      case 'nothing':
        break;
    }
    return result;
  }

  /** You tapped a piece while no local player may move: ask the rules why not. */
  private explainWaiting(cell: string): ChoiceResult {
    const { view, review, current } = this.session;
    if (review.active || view.outcome === null || !pieceOn(view.position, cell)) {
      return { kind: 'nothing' };
    }
    const refusal = current.whyNot(cell, null);
    if (!refusal) return { kind: 'nothing' };
    this.choice.refused = { cell, refusal };
    return this.follow({ kind: 'refused', cell, refusal });
  }

  // ---- what the session asks ---------------------------------------------------------------

  open(match: Match | null): void {
    this.choice.open(match, this.session.view.position);
  }

  opened(seat: number): void {
    if (this.occurrences > 1) this.context.announce({ kind: 'repeated' });
    if (this.mustPass) this.context.announce({ kind: 'mustPass', seat });
  }

  get canShowHint(): boolean {
    return !this.mustPass;
  }

  /** Aims at the target the bot suggests. */
  showHint({ text, reasons }: Hint): void {
    for (const from of this.choice.movable) {
      const target = this.session.current.targets(from).find((each) => each.text === text);
      if (!target) continue;
      this.choice.select(from);
      this.choice.aimFirmly(target);
      this.context.announce({ kind: 'hint', from, to: target.cell, reasons });
      return;
    }
  }

  dispose(): void {
    this.cooldown.end();
  }

  /** Shows the reviewed ply. A single step forward is animated as a move. */
  show(before?: MatchView): void {
    const { review } = this.session;
    if (review.line) {
      this.shown = this.endOf(review.line);
      this.shownPly = -1;
    } else {
      const stepped = (before?.ply ?? this.shownPly) === review.shown - 1;
      const from = before?.position ?? this.shown.position;
      this.shown = this.shownAt(review.shown, stepped ? from : null);
    }
    // The board says when the move has arrived.
    this.session.animating = this.shown.motion !== null;
  }

  /** The last move of an analysis line. */
  private endOf(line: readonly Imagined<MatchView>[]): Shown {
    const { played, position } = line.at(-1)!;
    const before = line.at(-2)?.position ?? this.session.positionAt(this.session.review.shown);
    const motion = played.kind === 'out' ? null : motionOf(played);
    return { position, motion: motion && { motion, before }, last: motion?.path ?? null };
  }

  private shownAt(ply: number, from: PositionView | null = null): Shown {
    const motion = motionOf(plies(this.session.view)[ply - 1]);
    this.shownPly = ply;
    return {
      position: this.session.positionAt(ply),
      motion: motion && from ? { motion, before: from } : null,
      last: motion?.path ?? null,
    };
  }
}
