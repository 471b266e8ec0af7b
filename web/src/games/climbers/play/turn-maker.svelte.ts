/**
 * Making a turn step by step. Pointer, touch, keyboard and lists all come here, so each behaves the
 * same. What may be done and why not is asked of the rules, which hold the turn as far as it is made.
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

/** What a press on the tower means: whatever lies there, or only one kind of step. */
export type Intent = 'any' | 'block' | 'stone';

/** What was refused, and where it can be shown. A new object for every refusal. */
export interface Refused {
  refusal: Refusal;
  where: { block: string } | { cell: Spot } | null;
}

/** A way the pawn can go. */
export type Way = ReachView['ways'][number];

/** What an act came to; the page shows it, plays a sound or says a sentence. */
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
  /** Every block, with why it cannot be taken. */
  blocks = $state.raw<BlockChoice[]>([]);
  /** Where the pawn can go. */
  reach = $state.raw<ReachView[]>([]);
  /** Faces the stone can go on. */
  faces = $state.raw<FaceChoice[]>([]);
  hand = $state.raw<BlockInHand | null>(null);
  intent = $state<Intent>('any');
  /** Several ways lead to this cell: which ladders shall it be? */
  choosingWay = $state.raw<ReachView | null>(null);
  /** The reachable cell that is pointed at, and the cheapest way there. */
  aim = $state.raw<{ goal: ReachView; way: Spot[] } | null>(null);
  refused = $state.raw<Refused | null>(null);
  private rules = $state.raw<DraftRules | null>(null);
  /** How many steps each act has added: an undo takes an act back. */
  private acts: number[] = [];
  /** The steps of each act that was taken back, the last one last: until something else is done. */
  private undone = $state.raw<readonly (readonly string[])[]>([]);

  /**
   * Opens the turn to someone, or closes it with `null`. Steps that were made before the turn was
   * closed for a while (to look back, to answer an offer) are still there.
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

  /** The text of the turn as it stands. */
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

  /** Undo has something of this turn to take back. */
  get canUndo(): boolean {
    return this.isOpen && this.steps.length > 0;
  }

  /** An act of this turn was taken back and can be done again. */
  get canRedo(): boolean {
    return this.isOpen && this.undone.length > 0;
  }

  // ---- the block ---------------------------------------------------------------------------

  /** Takes a block in hand, or says why it cannot be. */
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

  /** Puts the block in hand where its ghost is. */
  place(): Made {
    const { hand } = this;
    if (!hand || !this.rules) return NOTHING;
    if (hand.step !== null) return this.add([hand.step]);
    const refusal = hand.whyNot();
    return refusal ? this.refuse(refusal, { block: hand.id }) : NOTHING;
  }

  /** Puts the ghost at one of the lawful places. */
  show(place: { x: number; y: number; size: Size }): void {
    this.hand?.holdAs(place.size);
    this.hand?.moveTo(place.x, place.y);
    this.refused = null;
  }

  // ---- the pawn ----------------------------------------------------------------------------

  /** Sends the pawn to a cell; asks which ladders where there is a choice. */
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

  /** Sends the pawn along one of the ways that were asked about. */
  walk(way: Way): Made {
    return this.add(way.steps);
  }

  /** The pointer or the keyboard is over a cell, or over none. */
  point(cell: Spot | null): void {
    if (sameCell(cell, this.aim?.goal.at)) return;
    const goal = this.hand || this.intent === 'stone' ? null : this.reachAt(cell);
    this.aim = goal && { goal, way: this.pathOf(goal.ways[0]!) };
  }

  /** The cells of a way: known to the rules once the steps are made, so they are made and taken back. */
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

  /** Lays the stone on the face that is seen at a cell. */
  lay(cell: Spot): Made {
    if (!this.rules) return NOTHING;
    const face = this.faceAt(cell);
    if (face) return this.add([face.text]);
    const refusal = this.rules.whyNotStone(cell.x, cell.y);
    return refusal ? this.refuse(refusal, { cell }) : NOTHING;
  }

  // ---- any of them -------------------------------------------------------------------------

  /**
   * A press on the tower with nothing in hand. A reachable cell is gone to, if its top was pressed;
   * else the block is taken.
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

  /** Puts back what is in hand, or closes a question; the steps that were made stay. */
  cancel(): Made {
    const inHand = this.hand !== null || this.intent === 'stone';
    this.letGo();
    return inHand ? { kind: 'putBack' } : NOTHING;
  }

  /** Takes the last act back. */
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

  /** Does again what was taken back last. */
  redo(): Made {
    const { undone } = this;
    const made = this.canRedo ? this.add(undone.at(-1)!) : NOTHING;
    if (made.kind === 'stepped') this.undone = undone.slice(0, -1);
    return made;
  }

  /** Replaces what was made by a whole turn, as far as it can be; a hint comes this way. */
  follow(text: string): Made {
    if (!this.rules) return NOTHING;
    this.letGo();
    this.acts = [];
    this.look(this.rules.clearDraft());
    const steps = text.split(' ').filter((step) => step !== '-' && step !== '');
    return steps.length > 0 ? this.add(steps) : NOTHING;
  }

  /** Makes the steps of a turn again that was left, each an act of its own; whether they still fit. */
  resume(text: string): boolean {
    const { kind } = this.follow(text);
    this.refused = null;
    this.acts = this.steps.map(() => 1);
    return kind === 'stepped';
  }

  /** What each player's pawn could reach as the turn stands, or after one more step. */
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
      // A way is gone as a whole or not at all.
      while (added-- > 0) rules.undoStep();
      return this.refuse(refusalOf(error), null);
    }
    this.acts.push(texts.length);
    this.undone = [];
    this.letGo();
    this.look(made);
    return { kind: 'stepped', steps: made.steps.slice(-texts.length), before };
  }

  /** Asks the rules what can be done next. */
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
