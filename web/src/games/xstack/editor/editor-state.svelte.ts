/** A pile being built: it has a hand and physics, but no game rules. Behaves like a match. */
import type { Design, EditorView, PositionView, TurnView } from '@/wasm/xstack';
import type { LiveView } from '@/wasm/xstack-live';
import { PileEditor } from '@/wasm/xstack-match';
import { indexOf } from '../play/blocks';
import { flatPoses, type Point, type Turn } from '../play/geometry';
import type { LiveRules } from '../play/match';
import type { PileHost } from '../play/pile-host';
import { TurnMaker } from '../play/turn-maker.svelte';
import type { Impact } from '../sound/voices';

type Triple = readonly [number, number, number];

export class PileEditorState implements PileHost {
  readonly maker = new TurnMaker();
  readonly view = { seats: [] };
  readonly showing = null;
  readonly hinted = null;
  hurry = false;
  shown: PositionView;
  /** The contents when everything last came to rest. */
  contents: EditorView;
  /** Blocks that fell beside the X and went back into the box. */
  fallen = $state.raw<readonly string[]>([]);
  private impacts: Impact[] = [];

  constructor(private editor: PileEditor) {
    this.contents = $state.raw(editor.view());
    this.shown = $state.raw(positionOf(this.contents));
    this.maker.open(new Building(editor));
  }

  /** Starts with an empty X. */
  static empty(design: Design): PileEditorState {
    return new PileEditorState(PileEditor.empty(design));
  }

  /** Loads a pile from its text. Throws if it can't be read. */
  static from(text: string): PileEditorState {
    return new PileEditorState(PileEditor.open(text));
  }

  get moving(): boolean {
    return this.maker.busy;
  }

  poses(part = 1): Float32Array {
    return this.maker.poses(part) ?? flatPoses(this.shown.poses);
  }

  advance(ticks: number): void {
    for (let i = 0; i < ticks && this.maker.busy; i++) {
      const live = this.maker.tick();
      for (const { block, strength, table } of live.impacts) {
        this.impacts.push({ block: indexOf(block), strength, table });
      }
      if (live.state === 'rest') this.acted();
    }
  }

  takeImpacts(): Impact[] {
    const { impacts } = this;
    this.impacts = [];
    return impacts;
  }

  grip(block: string, where: Point): boolean {
    this.fallen = [];
    return this.maker.grip(block, where);
  }

  letGo(): void {
    this.maker.letGo();
  }

  explain(): void {
    // You can handle every block here.
  }

  explainDrag(): void {
    // The box beside the pile explains it.
  }

  /** Takes a block out of the box and holds it above the pile. */
  takeOut(block: string): void {
    if (this.maker.busy) return;
    this.fallen = [];
    this.editor.takeOut(block);
    this.maker.holds(block);
    this.look();
  }

  /** Puts a block back into the box, from the hand or the X, and lets the rest settle. */
  putAway(block: string): void {
    if (this.maker.busy && this.maker.held !== block) return;
    this.editor.putAway(block);
    this.editor.settle();
    this.rested(this.contents.onX.filter((each) => each !== block));
  }

  /** The pile's text under a name. Throws if the pile is incomplete. */
  text(name: string): string {
    return this.editor.text(name);
  }

  free(): void {
    this.maker.open(null);
    this.editor.free();
  }

  /** The hand's action is complete. */
  private acted(): void {
    const { block } = this.maker.live;
    const others = this.contents.onX.filter((each) => each !== block);
    this.rested(block ? [block, ...others] : others);
  }

  /** Everything is at rest: updates which blocks are on the X and which have fallen. */
  private rested(wereThere: readonly string[]): void {
    this.maker.finish();
    this.maker.open(null);
    this.maker.open(new Building(this.editor));
    this.look();
    this.fallen = wereThere.filter((block) => this.contents.inBox.includes(block));
  }

  private look(): void {
    this.contents = this.editor.view();
    this.shown = positionOf(this.contents);
  }
}

/** Adapts the editor to the turn maker: you may take every block, and nothing ends. */
class Building implements LiveRules {
  constructor(private readonly editor: PileEditor) {}

  turn(): TurnView {
    return {
      phase: 'pull',
      block: null,
      blocks: this.editor.view().onX.map((block) => ({ block, refusal: null })),
      decline: null,
      giveUp: null,
      stop: null,
      demands: null,
      line: null,
      handTimeLeftMs: 0,
      put: null,
      fallen: [],
      malus: [],
      text: null,
    };
  }

  grip(block: string, point: Triple): void {
    this.editor.grip(block, point);
  }

  setHandTarget(point: Triple, turn: Turn): void {
    this.editor.setHandTarget(point, turn);
  }

  tick(): LiveView {
    return this.editor.tick();
  }

  letGo(): void {
    this.editor.letGo();
  }

  poses(): Float32Array {
    return this.editor.poses();
  }

  finishAct(): TurnView {
    return this.turn();
  }

  // Only games need these.
  giveUp(): void {}
  takeAway(): void {}
  decline(): void {}
  stop = (): TurnView => this.turn();
  resetTurn = (): TurnView => this.turn();
}

/** The scene's view of a pile without a game. */
function positionOf({ design, stand, sizes, onX }: EditorView): PositionView {
  return {
    round: 1,
    rounds: 1,
    pile: { design, stand, sizes, seed: null, name: '', text: '' },
    poses: sizes.map(() => null),
    onX: onX.length,
    players: [],
    toMove: null,
    forbidden: null,
  };
}
