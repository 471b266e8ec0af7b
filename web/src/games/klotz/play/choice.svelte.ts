/**
 * Selecting a move: first a piece, then its target. Pointer, touch and keyboard all go through
 * here, so they behave the same. The rules decide what is allowed and why not.
 */
import type { PositionView, Target } from '@/wasm/klotz';
import type { Refusal } from '@/wasm/wire';
import { pieceOn, type Match } from './match';

/** The part of the rules we need here. */
export type Chooser = Pick<Match, 'movable' | 'targets' | 'whyNot'>;

/** The result of an action. The page plays a sound or announces a sentence for some of them. */
export type ChoiceResult =
  | { kind: 'nothing' }
  | { kind: 'selected'; cell: string }
  | { kind: 'cancelled' }
  | { kind: 'aimed'; target: Target }
  | { kind: 'refused'; cell: string; refusal: Refusal }
  | { kind: 'played'; target: Target };

export class Choice {
  /** The pieces you can select; empty if no local player may move. */
  movable = $state.raw<string[]>([]);
  selected = $state<string | null>(null);
  /** The targets of the selected piece. */
  targets = $state.raw<Target[]>([]);
  /** The previewed target. */
  aim = $state.raw<Target | null>(null);
  /** The refusal on display and its cell. Every refusal is a new object. */
  refused = $state.raw<{ cell: string; refusal: Refusal } | null>(null);
  /** An aim that stays when the pointer leaves: set by keyboard, hint or a first tap. */
  private firm: Target | null = null;
  private position: PositionView | null = null;
  private rules = $state.raw<Chooser | null>(null);

  /** Starts the selection for a position; `null` ends it. */
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

  /** Selects a piece, or explains why you can't. */
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
   * A tap, click or Enter on a cell. With `confirm`, the first action on a target only aims.
   * Capturing your own Klotz always takes two steps, because a tap there usually means selecting
   * it.
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

  /** Ends a drag: plays the move on a target, explains the refusal anywhere else. */
  drop(cell: string | null, confirm: boolean): ChoiceResult {
    const from = this.selected;
    if (!this.rules || from === null || cell === from) return { kind: 'nothing' };
    if (cell === null) return this.cancel();
    const target = this.targetOn(cell);
    // Dragging onto your own Klotz is deliberate, so we don't ask for a second step.
    if (target) return confirm ? this.aimFirmly(target) : { kind: 'played', target };
    this.settle(null);
    const refusal = this.rules.whyNot(from, cell);
    return refusal ? this.refuse(cell, refusal) : { kind: 'nothing' };
  }

  /** Previews the target under the pointer without committing to it. */
  point(cell: string | null): void {
    this.aim = this.targetOn(cell) ?? this.firm;
  }

  /** Aims at a target until you choose another; `null` clears the aim. */
  aimFirmly(target: Target | null): ChoiceResult {
    this.settle(target);
    this.refused = null;
    return target ? { kind: 'aimed', target } : { kind: 'nothing' };
  }

  /** Deselects the piece. */
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
