/** A match of KLOTZ on this screen: what is chosen and what is shown. The rest is any table's. */
import { TableController } from '@/shell/controller.svelte';
import { InputCooldown } from '@/shell/input-cooldown.svelte';
import { plies, type Imagined } from '@/shell/match';
import type { MatchView, PositionView } from '@/wasm/klotz';
import { Choice, type ChoiceResult } from './choice.svelte';
import type { Shown, GameContext } from './context';
import { motionOf, pieceOn, seatsInOrder, type Match } from './match';

export class Controller extends TableController<MatchView, Match> {
  readonly game = 'klotz';
  readonly choice = new Choice();
  shown: Shown;
  private shownPly = -1;
  /** Where a move made here has just ended: the second press of a double click asks nothing of it. */
  private landed: string | null = null;
  private readonly cooldown = new InputCooldown();

  constructor(
    match: Match,
    protected override readonly context: GameContext,
  ) {
    super(match, context);
    this.shown = $state.raw(this.picture());
    this.begin();
  }

  get order(): number[] {
    return seatsInOrder(this.view);
  }

  get shownText(): string {
    return this.shown.position.text;
  }

  get isOpen(): boolean {
    return this.choice.isOpen;
  }

  /** A person who cannot move has to pass. */
  get mustPass(): boolean {
    return this.choice.isOpen && this.choice.movable.length === 0;
  }

  // ---- choosing a move ---------------------------------------------------------------------

  /** A tap or click on a cell: as `act`, unless it is the second one of a double click. */
  tap(cell: string): ChoiceResult {
    const again = this.cooldown.active && cell === this.landed && this.choice.selected === null;
    return again ? { kind: 'nothing' } : this.act(cell);
  }

  /** A cell is meant: by Enter, or by a press. */
  act(cell: string): ChoiceResult {
    if (!this.choice.isOpen) return this.explainWaiting(cell);
    return this.follow(this.choice.act(cell, this.context.confirm()));
  }

  /** Takes a piece in hand, at the start of a drag. */
  select(cell: string): ChoiceResult {
    return this.follow(this.choice.select(cell));
  }

  /** The end of a drag. */
  drop(cell: string | null): ChoiceResult {
    return this.follow(this.choice.drop(cell, this.context.confirm()));
  }

  /** Plays what is aimed at. */
  commit(): ChoiceResult {
    const target = this.choice.aim;
    return target ? this.follow({ kind: 'played', target }) : { kind: 'nothing' };
  }

  cancel(): ChoiceResult {
    this.stopHint();
    return this.follow(this.choice.cancel());
  }

  pass(): void {
    if (this.mustPass && this.humanTurn !== null) this.play(this.humanTurn, '--');
  }

  get canHint(): boolean {
    return !this.remote && this.choice.isOpen && !this.mustPass && !this.hinting;
  }

  /** Lets a bot aim for the player. */
  hint(): void {
    if (!this.canHint) return;
    this.askForHint(({ text, reasons }) => {
      for (const from of this.choice.movable) {
        const target = this.match.targets(from).find((each) => each.text === text);
        if (!target) continue;
        this.choice.select(from);
        this.choice.aimFirmly(target);
        this.context.announce({ kind: 'hint', from, to: target.cell, reasons });
        return;
      }
    });
  }

  private follow(result: ChoiceResult): ChoiceResult {
    if (result.kind !== 'nothing') this.trouble = null;
    switch (result.kind) {
      case 'played':
        this.landed = result.target.cell;
        this.cooldown.begin();
        if (this.humanTurn !== null) this.play(this.humanTurn, result.target.text);
        break;
      case 'selected':
        this.stopHint();
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

  /** A piece was tapped while nobody here may move: the rules know why not. */
  private explainWaiting(cell: string): ChoiceResult {
    if (this.review.active || !pieceOn(this.view.position, cell)) return { kind: 'nothing' };
    if (this.view.outcome === null) return { kind: 'nothing' };
    const refusal = this.match.whyNot(cell, null);
    if (!refusal) return { kind: 'nothing' };
    this.choice.refused = { cell, refusal };
    return this.follow({ kind: 'refused', cell, refusal });
  }

  protected openTurn(open: boolean): void {
    this.choice.open(open ? this.match : null, this.view.position);
  }

  protected override turnOpened(seat: number): void {
    if (this.mustPass) this.context.announce({ kind: 'mustPass', seat });
  }

  protected override abandon(): void {
    this.cooldown.end();
    super.abandon();
  }

  // ---- what is shown -----------------------------------------------------------------------

  /** A single step forward is shown as the move it is. */
  protected show(before?: MatchView): void {
    if (this.imagined) {
      this.shown = this.imaginedPicture(this.imagined);
      this.shownPly = -1;
      return;
    }
    const stepped = (before?.ply ?? this.shownPly) === this.review.shown - 1;
    const from = before?.position ?? this.shown.position;
    this.shown = this.picture(stepped ? from : null);
  }

  /** The last of some moves that nobody made. */
  private imaginedPicture(line: readonly Imagined<MatchView>[]): Shown {
    const { played, position } = line.at(-1)!;
    const before = line.at(-2)?.position ?? this.match.positionAt(this.review.shown);
    const motion = played.kind === 'out' ? null : motionOf(played);
    return { position, motion: motion && { motion, before }, last: motion?.path ?? null };
  }

  private picture(from: PositionView | null = null): Shown {
    const ply = this.review.shown;
    const motion = motionOf(plies(this.view)[ply - 1]);
    this.shownPly = ply;
    return {
      position: ply === this.view.ply ? this.view.position : this.match.positionAt(ply),
      motion: motion && from ? { motion, before: from } : null,
      last: motion?.path ?? null,
    };
  }
}
