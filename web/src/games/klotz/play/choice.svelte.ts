/**
 * Choosing a move: a piece, then a place for it. Pointer, touch and keyboard all come here, so each
 * behaves the same. What may be chosen and why not is asked of the rules.
 */
import type { PositionView, Target } from '@/wasm/klotz';
import type { Refusal } from '@/wasm/wire';
import { pieceOn, type Match } from './match';

/** What the chooser asks of the rules. */
export type Chooser = Pick<Match, 'movable' | 'targets' | 'whyNot'>;

/** What an act came to; the page plays a sound or says a sentence for some of them. */
export type ChoiceResult =
  | { kind: 'nothing' }
  | { kind: 'selected'; cell: string }
  | { kind: 'cancelled' }
  | { kind: 'aimed'; target: Target }
  | { kind: 'refused'; cell: string; refusal: Refusal }
  | { kind: 'played'; target: Target };

export class Choice {
  /** The pieces that can be chosen; empty when nobody at this screen may choose. */
  movable = $state.raw<string[]>([]);
  selected = $state<string | null>(null);
  /** Where the chosen piece may go. */
  targets = $state.raw<Target[]>([]);
  /** The target that is previewed. */
  aim = $state.raw<Target | null>(null);
  /** The refusal that is being explained, and the cell it is about. A new object for every refusal. */
  refused = $state.raw<{ cell: string; refusal: Refusal } | null>(null);
  /** An aim that stays when the pointer leaves: set by keyboard, hint or a first tap. */
  private firm: Target | null = null;
  private position: PositionView | null = null;
  private rules = $state.raw<Chooser | null>(null);

  /** Opens the choice in a position, or closes it with `null`. */
  open(rules: Chooser | null, position: PositionView | null): void {
    this.rules = rules;
    this.position = position;
    this.movable = rules ? rules.movable() : [];
    this.clear();
  }

  get isOpen(): boolean {
    return this.rules !== null;
  }

  targetOn(cell: string | null): Target | null {
    return this.targets.find((target) => target.cell === cell) ?? null;
  }

  /** Takes a piece in hand, or explains why it cannot be. */
  select(cell: string): ChoiceResult {
    if (!this.rules) return { kind: 'nothing' };
    const refusal = this.rules.whyNot(cell, null);
    if (refusal) return this.refuse(cell, refusal);
    this.selected = cell;
    this.targets = this.rules.targets(cell);
    this.refused = null;
    this.settle(null);
    return { kind: 'selected', cell };
  }

  /**
   * A tap, click or Enter on a cell. With `confirm` the first act on a target only aims; capturing
   * one's own Klotz always works that way, for a tap there mostly means to choose the Klotz.
   */
  act(cell: string, confirm: boolean): ChoiceResult {
    if (!this.rules) return { kind: 'nothing' };
    if (this.selected === null) return this.actOnPiece(cell);
    if (cell === this.selected) return this.cancel();
    const target = this.targetOn(cell);
    if (target) {
      const aimedAlready = this.firm === target;
      if (aimedAlready || !(confirm || this.capturesOwn(target))) return { kind: 'played', target };
      return this.aimFirmly(target);
    }
    if (this.movable.includes(cell)) return this.select(cell);
    const refusal = this.rules.whyNot(this.selected, cell);
    return refusal ? this.refuse(cell, refusal) : { kind: 'nothing' };
  }

  /** The end of a drag. Over a target it plays; over anything else it says why not. */
  drop(cell: string | null, confirm: boolean): ChoiceResult {
    const from = this.selected;
    if (!this.rules || from === null || cell === from) return { kind: 'nothing' };
    if (cell === null) return this.cancel();
    const target = this.targetOn(cell);
    // Dragging onto one's own Klotz is deliberate: no second step is asked for.
    if (target) return confirm ? this.aimFirmly(target) : { kind: 'played', target };
    this.settle(null);
    const refusal = this.rules.whyNot(from, cell);
    return refusal ? this.refuse(cell, refusal) : { kind: 'nothing' };
  }

  /** The pointer is over a cell, or over none: previews a target, without committing to it. */
  point(cell: string | null): void {
    this.aim = this.targetOn(cell) ?? this.firm;
  }

  /** Aims at a target so that it stays aimed at; `null` lets go of it. */
  aimFirmly(target: Target | null): ChoiceResult {
    this.settle(target);
    this.refused = null;
    return target ? { kind: 'aimed', target } : { kind: 'nothing' };
  }

  /** Puts the piece back. */
  cancel(): ChoiceResult {
    if (this.selected === null && !this.refused) return { kind: 'nothing' };
    this.clear();
    return { kind: 'cancelled' };
  }

  private clear(): void {
    this.selected = null;
    this.targets = [];
    this.refused = null;
    this.settle(null);
  }

  private settle(target: Target | null): void {
    this.firm = target;
    this.aim = target;
  }

  private actOnPiece(cell: string): ChoiceResult {
    const bare = !this.position || !pieceOn(this.position, cell);
    return bare ? this.cancel() : this.select(cell);
  }

  private capturesOwn(target: Target): boolean {
    if (target.kind !== 'capture' || !this.position) return false;
    const piece = pieceOn(this.position, target.cell);
    return piece?.kind === 'klotz' && piece.colour === this.position.turn;
  }

  private refuse(cell: string, refusal: Refusal): ChoiceResult {
    this.refused = { cell, refusal };
    return { kind: 'refused', cell, refusal };
  }
}
