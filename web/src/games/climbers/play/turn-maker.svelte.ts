/**
 * Builds a turn step by step. Pointer, touch, keyboard and lists all end up here, so they behave
 * the same. The rules hold the draft and decide what is legal.
 */
import { refusalOf } from '@/shell/refusal';
import type {
  BlockChoice,
  DraftView,
  FaceChoice,
  OutlookView,
  PositionView,
  ReachView,
  Spot,
  StepView,
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

/** A path for the pawn. */
export type Way = ReachView['ways'][number];

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
  aim = $state.raw<{ goal: ReachView; way: Spot[] } | null>(null);
  refused = $state.raw<Refused | null>(null);
  private rules = $state.raw<DraftRules | null>(null);
  /** Steps added by each action: undo reverts a whole action. */
  private acts: number[] = [];
  /** Undone actions, last one last; cleared by any new action. */
  private undone = $state.raw<readonly (readonly string[])[]>([]);

  /**
   * Opens the turn, or closes it with `null`. Steps made before a temporary close (for a review or
   * an offer) are kept.
   */
  open(rules: DraftRules | null): void {
    this.rules = rules;
    this.letGo();
    this.look(rules?.draft() ?? null);
    this.acts = this.steps.map(() => 1);
    this.undone = [];
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
    return this.isOpen && this.undone.length > 0;
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

  /** Moves the pawn along the chosen path. */
  walk(way: Way): Made {
    return this.add(way.steps);
  }

  /** The pointer or keyboard cursor is over a cell, or over none. */
  point(cell: Spot | null): void {
    if (sameCell(cell, this.aim?.goal.at)) return;
    const goal = this.hand || this.intent === 'stone' ? null : this.reachAt(cell);
    this.aim = goal && { goal, way: this.pathOf(goal.ways[0]!) };
  }

  /** The cells of a path. Only the rules know them, so make the steps and undo them. */
  private pathOf(way: Way): Spot[] {
    const { rules, draft } = this;
    if (!rules || !draft) return [];
    const path: Spot[] = [];
    let added = 0;
    try {
      for (const text of way.steps) {
        const step = rules.addStep(text).steps.at(-1);
        added += 1;
        if (step && 'path' in step) path.push(...step.path);
      }
    } finally {
      while (added-- > 0) rules.undoStep();
    }
    return path;
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
  act(at: { block: string | null; cell: Spot | null; onTop: boolean }): Made {
    if (!this.rules) return NOTHING;
    const { block, cell } = at;
    if (this.intent === 'stone') return cell ? this.lay(cell) : NOTHING;
    if (this.intent === 'any' && cell && at.onTop && this.reachAt(cell)) return this.go(cell);
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
    const inHand = this.hand !== null || this.intent === 'stone';
    this.letGo();
    return inHand ? { kind: 'putBack' } : NOTHING;
  }

  /** Undoes the last action. */
  undo(): Made {
    const { rules } = this;
    const count = this.acts.pop();
    if (!rules || count === undefined) return NOTHING;
    this.letGo();
    this.undone = [...this.undone, this.steps.slice(-count).map(({ text }) => text)];
    let draft = this.draft!;
    for (let i = 0; i < count; i += 1) draft = rules.undoStep();
    this.look(draft);
    return { kind: 'undone', steps: draft.steps.length };
  }

  /** Redoes the last undone action. */
  redo(): Made {
    const { undone } = this;
    const made = this.canRedo ? this.add(undone.at(-1)!) : NOTHING;
    if (made.kind === 'stepped') this.undone = undone.slice(0, -1);
    return made;
  }

  /** Replaces the draft with a whole turn as far as possible; used for hints. */
  follow(text: string): Made {
    if (!this.rules) return NOTHING;
    this.letGo();
    this.acts = [];
    this.look(this.rules.clearDraft());
    const steps = text.split(' ').filter((step) => step !== '-' && step !== '');
    return steps.length > 0 ? this.add(steps) : NOTHING;
  }

  /** Restores a saved turn, one action per step. Returns whether it still fits. */
  resume(text: string): boolean {
    const { kind } = this.follow(text);
    this.refused = null;
    this.acts = this.steps.map(() => 1);
    return kind === 'stepped';
  }

  /** What each pawn could reach now, or after one more step. */
  reachPreview(step: string | null): OutlookView[] {
    return this.rules?.reachPreview(step) ?? [];
  }

  private add(texts: readonly string[]): Made {
    const { rules, draft } = this;
    if (!rules || !draft) return NOTHING;
    const before = draft.position;
    let made = draft;
    let added = 0;
    try {
      for (const text of texts) {
        made = rules.addStep(text);
        added += 1;
      }
    } catch (error) {
      // A path is all or nothing.
      while (added-- > 0) rules.undoStep();
      return this.refuse(refusalOf(error), null);
    }
    this.acts.push(texts.length);
    this.undone = [];
    this.letGo();
    this.look(made);
    return { kind: 'stepped', steps: made.steps.slice(-texts.length), before };
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
    this.refused = null;
    this.intent = 'any';
  }

  private refuse(refusal: Refusal, where: Refused['where']): Made {
    this.refused = { refusal, where };
    return { kind: 'refused', refusal };
  }
}
