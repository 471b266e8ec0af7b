/**
 * Builds a turn step by step. Pointer, touch, keyboard and lists all end up here, so they behave
 * the same. The rules hold the draft and decide what is legal.
 */
import { refusalOf } from '@/shell/refusal';
import type {
  BlockChoice,
  DraftView,
  FaceChoice,
  PositionView,
  ReachPreview,
  ReachView,
  Spot,
  StepView,
  Way,
} from '@/wasm/climbers';
import type { Refusal } from '@/wasm/wire';
import { BlockInHand } from './block-in-hand.svelte';
import { sameCell, type Size } from './lattice';
import type { DraftRules } from './match';

/** What a press on the tower means: anything, or one kind of step. */
export type Intent = 'any' | 'block' | 'stone';

/** A refusal and where to show it. Always a new object, so effects rerun. */
export interface Refused {
  refusal: Refusal;
  where: { block: string } | { cell: Spot } | null;
}

/** The result of an action; the page shows, plays or announces it. */
export type Made =
  | { kind: 'nothing' }
  | { kind: 'taken'; block: string; places: number }
  | { kind: 'stepped'; steps: StepView[]; before: PositionView }
  | { kind: 'asked'; goal: ReachView }
  | { kind: 'stone'; faces: number }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'putBack' }
  | { kind: 'undone'; steps: number };

const NOTHING: Made = { kind: 'nothing' };

export class TurnMaker {
  draft = $state.raw<DraftView | null>(null);
  /** All blocks, with the reason if you can't take one. */
  blocks = $state.raw<BlockChoice[]>([]);
  /** Cells the pawn can reach. */
  reach = $state.raw<ReachView[]>([]);
  /** Faces that can take the stone. */
  faces = $state.raw<FaceChoice[]>([]);
  hand = $state.raw<BlockInHand | null>(null);
  intent = $state<Intent>('any');
  /** Set while you choose between several paths to this cell. */
  choosingWay = $state.raw<ReachView | null>(null);
  /** The reachable cell under the pointer and the cheapest path to it. */
  aim = $state.raw<{ goal: ReachView; path: Spot[] } | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** On touch: the cell whose path is shown before its ladders are spent. */
  confirming = $state.raw<ReachView | null>(null);
  private rules = $state.raw<DraftRules | null>(null);

  /**
   * Opens the turn, or closes it with `null`. Steps made before a temporary close (for a review or
   * an offer) are kept.
   */
  open(rules: DraftRules | null): void {
    this.rules = rules;
    this.letGo();
    this.look(rules?.draft() ?? null);
  }

  get isOpen(): boolean {
    return this.rules !== null;
  }

  get steps(): readonly StepView[] {
    return this.draft?.steps ?? [];
  }

  /** The turn's notation so far. */
  get text(): string {
    return this.draft?.text ?? '-';
  }

  get movable(): string[] {
    return this.blocks.filter(({ refusal }) => refusal === null).map(({ block }) => block);
  }

  reachAt(cell: Spot | null): ReachView | null {
    return (cell && this.reach.find(({ at }) => sameCell(at, cell))) ?? null;
  }

  faceAt(cell: Spot | null): FaceChoice | null {
    if (!cell) return null;
    return this.faces.find(({ cells }) => cells.some((each) => sameCell(each, cell))) ?? null;
  }

  /** Whether this turn has an action to undo. */
  get canUndo(): boolean {
    return this.isOpen && this.steps.length > 0;
  }

  /** Whether there is an undone action to redo. */
  get canRedo(): boolean {
    return this.isOpen && (this.draft?.canRedo ?? false);
  }

  // ---- the block ---------------------------------------------------------------------------

  /** Takes a block in hand, or explains why you can't. */
  take(block: string): Made {
    if (!this.rules || !this.draft) return NOTHING;
    const choice = this.blocks.find((each) => each.block === block);
    const before = this.draft.position.blocks.find((each) => each.id === block);
    if (!choice || !before) return NOTHING;
    if (choice.refusal) return this.refuse(choice.refusal, { block });
    this.letGo();
    this.hand = new BlockInHand(this.rules, before);
    return { kind: 'taken', block, places: this.hand.places.length };
  }

  /** Places the block in hand at its ghost. */
  place(): Made {
    const { hand } = this;
    if (!hand || !this.rules) return NOTHING;
    if (hand.step !== null) return this.add([hand.step]);
    const refusal = hand.whyNot();
    return refusal ? this.refuse(refusal, { block: hand.id }) : NOTHING;
  }

  /** Moves the ghost to a legal place. */
  show(place: { x: number; y: number; size: Size }): void {
    this.hand?.holdAs(place.size);
    this.hand?.moveTo(place.x, place.y);
    this.refused = null;
  }

  // ---- the pawn ----------------------------------------------------------------------------

  /** Moves the pawn to a cell; asks for the ladders if there is a choice. */
  go(cell: Spot): Made {
    if (!this.rules) return NOTHING;
    const goal = this.reachAt(cell);
    if (!goal) {
      const refusal = this.rules.whyNotCell(cell.x, cell.y);
      return refusal ? this.refuse(refusal, { cell }) : NOTHING;
    }
    if (goal.ways.length === 1) return this.walk(goal.ways[0]!);
    this.letGo();
    this.choosingWay = goal;
    return { kind: 'asked', goal };
  }

  /**
   * For touch, which can't point without pressing: the first tap shows a path that costs ladders,
   * the second takes it.
   */
  goByTouch(cell: Spot): Made {
    const goal = this.reachAt(cell);
    if (!goal || goal.ways[0]!.ladders.length === 0 || goal === this.confirming) {
      return this.go(cell);
    }
    this.letGo();
    this.point(cell);
    this.confirming = goal;
    return { kind: 'asked', goal };
  }

  /** The steps of a whole turn and the position after each; the draft stays as it is. */
  preview(turn: string): { steps: StepView[]; positions: PositionView[] } {
    const { rules, draft } = this;
    const positions: PositionView[] = [];
    if (!rules || !draft) return { steps: [], positions };
    try {
      const { steps } = rules.proposeTurn(turn);
      positions.push(rules.clearDraft().position);
      for (const { text } of steps) positions.push(rules.addSteps([text]).position);
      return { steps, positions };
    } finally {
      this.draft = rules.resumeTurn(draft.text);
    }
  }

  /** Moves the pawn along the chosen path. */
  walk(way: Way): Made {
    return this.add(way.steps);
  }

  /** The pointer or keyboard cursor is over a cell, or over none. */
  point(cell: Spot | null): void {
    if (this.confirming || sameCell(cell, this.aim?.goal.at)) return;
    const goal = this.hand || this.intent === 'stone' ? null : this.reachAt(cell);
    this.aim = goal && { goal, path: this.rules?.path(goal.ways[0]!.steps) ?? [] };
  }

  // ---- the stone ---------------------------------------------------------------------------

  /** Shows the faces that can take the stone. */
  offerStone(): Made {
    if (!this.rules) return NOTHING;
    this.letGo();
    this.intent = 'stone';
    return { kind: 'stone', faces: this.faces.length };
  }

  /** Lays the stone on the visible face of a cell. */
  lay(cell: Spot): Made {
    if (!this.rules) return NOTHING;
    const face = this.faceAt(cell);
    if (face) return this.add([face.text]);
    const refusal = this.rules.whyNotStone(cell.x, cell.y);
    return refusal ? this.refuse(refusal, { cell }) : NOTHING;
  }

  // ---- any of them -------------------------------------------------------------------------

  /**
   * Handles a press with nothing in hand: pressing the top of a reachable cell moves the pawn,
   * anything else takes the block.
   */
  act(at: { block: string | null; cell: Spot | null; onTop: boolean; touch?: boolean }): Made {
    if (!this.rules) return NOTHING;
    const { block, cell } = at;
    // What was refused before is no longer what you are doing.
    this.refused = null;
    if (this.intent === 'stone') return cell ? this.lay(cell) : NOTHING;
    if (this.intent === 'any' && cell && at.onTop && this.reachAt(cell)) {
      return at.touch ? this.goByTouch(cell) : this.go(cell);
    }
    if (block !== null && (this.draft?.mayMoveBlock || this.intent === 'block')) {
      return this.take(block);
    }
    return cell ? this.go(cell) : NOTHING;
  }

  setIntent(intent: Intent): void {
    this.letGo();
    this.intent = intent;
  }

  /** Puts back the block in hand or closes a question; completed steps stay. */
  cancel(): Made {
    const inHand = this.hand !== null || this.intent === 'stone' || this.confirming !== null;
    this.letGo();
    return inHand ? { kind: 'putBack' } : NOTHING;
  }

  /** Undoes the last action. */
  undo(): Made {
    const { rules } = this;
    if (!rules || !this.canUndo) return NOTHING;
    this.letGo();
    this.look(rules.undoAction());
    return { kind: 'undone', steps: this.steps.length };
  }

  /** Redoes the last undone action. */
  redo(): Made {
    return this.canRedo ? this.change((rules) => rules.redoAction()) : NOTHING;
  }

  /** Replaces the draft with a whole turn; used for hints. */
  follow(turn: string): Made {
    return this.replaceDraft((rules) => rules.proposeTurn(turn));
  }

  /** Restores a saved turn. Returns whether it still fits. */
  resume(turn: string): boolean {
    const { kind } = this.replaceDraft((rules) => rules.resumeTurn(turn));
    this.refused = null;
    return kind === 'stepped';
  }

  /** What each pawn could reach now, or after one more step. */
  reachPreview(step: string | null): ReachPreview[] {
    return this.rules?.reachPreview(step) ?? [];
  }

  /** Adds the steps of one action. */
  private add(steps: readonly string[]): Made {
    return this.change((rules) => rules.addSteps(steps));
  }

  /** Changes the draft by steps at its end, or explains why that is illegal. */
  private change(act: (rules: DraftRules) => DraftView): Made {
    const { rules, draft } = this;
    if (!rules || !draft) return NOTHING;
    try {
      const made = act(rules);
      this.letGo();
      this.look(made);
      const steps = made.steps.slice(draft.steps.length);
      return steps.length > 0 ? { kind: 'stepped', steps, before: draft.position } : NOTHING;
    } catch (error) {
      return this.refuse(refusalOf(error), null);
    }
  }

  /** Replaces the whole draft. If that is illegal, nothing of it stays. */
  private replaceDraft(act: (rules: DraftRules) => DraftView): Made {
    if (!this.rules) return NOTHING;
    this.letGo();
    this.look(this.rules.clearDraft());
    return this.change(act);
  }

  /** Asks the rules for the next options. */
  private look(draft: DraftView | null): void {
    const { rules } = this;
    this.draft = draft;
    this.blocks = rules && draft ? rules.blocks() : [];
    this.reach = rules && draft?.mayMovePawn ? rules.reach() : [];
    this.faces = rules && draft?.mayPlaceStone ? rules.stoneFaces() : [];
  }

  private letGo(): void {
    this.hand = null;
    this.choosingWay = null;
    this.aim = null;
    this.confirming = null;
    this.refused = null;
    this.intent = 'any';
  }

  private refuse(refusal: Refusal, where: Refused['where']): Made {
    this.refused = { refusal, where };
    return { kind: 'refused', refusal };
  }
}
