/**
 * X-Stack in the page: a typed wrapper around what its WebAssembly module offers. It knows no rule
 * and no physics.
 */
import * as wasm from '../../pkg/xstack.js';
import { call, parse } from './answer';
import { LocalMatch } from './local-match';
import type { BotChoice } from './wire';
import type {
  Design,
  EditorView,
  LiveView,
  MatchSetup,
  MatchView,
  PositionView,
  TurnView,
} from './xstack';

/** `x, y, z` in metres. */
export type Place = readonly [number, number, number];

/** A quaternion `x, y, z, w`. */
export type Lie = readonly [number, number, number, number];

/**
 * One match of X-Stack around one screen, with the turn that is being made, live. Whatever changes
 * the position makes that turn begin again.
 */
export class XStackMatch extends LocalMatch<wasm.XStackMatch, MatchView, PositionView> {
  /** A new match. */
  static start(setup: MatchSetup, nowMs: number): XStackMatch {
    return new XStackMatch(call(() => wasm.XStackMatch.start(JSON.stringify(setup), nowMs)));
  }

  /** The match whose `log()` was saved. */
  static restore(log: string): XStackMatch {
    return new XStackMatch(call(() => wasm.XStackMatch.restore(log)));
  }

  /** The match in a record file. */
  static fromRecord(text: string, nowMs: number): XStackMatch {
    return new XStackMatch(call(() => wasm.XStackMatch.fromRecord(text, nowMs)));
  }

  /** The turn as far as it is made. */
  turn(): TurnView {
    return parse(call(() => this.inner.turn()));
  }

  /** Closes the hand on a block at the point nearest to a place, or throws why it may not. */
  grip(block: string, [x, y, z]: Place): void {
    call(() => this.inner.grip(block, x, y, z));
  }

  /** Where the block in hand is to be held, and how it is to lie. The hand follows as it can. */
  setHandTarget(place: Place, lie: Lie): void {
    call(() => this.inner.wish(new Float64Array([...place, ...lie])));
  }

  /** A sixtieth of a second passes. */
  tick(): LiveView {
    return parse(call(() => this.inner.tick()));
  }

  /** Opens the hand. */
  letGo(): void {
    call(() => this.inner.letGo());
  }

  /** Gives up the block in hand; with an open hand, begins to take away the half-pulled one. */
  giveUp(): void {
    call(() => this.inner.giveUp());
  }

  /** Begins to take away the block that `TurnView.demands`. */
  takeAway(): void {
    call(() => this.inner.takeAway());
  }

  /** Begins to take away the forbidden block, instead of pulling one. */
  decline(): void {
    call(() => this.inner.decline());
  }

  /**
   * Where all blocks are now: `x, y, z` in metres and a turn `x, y, z, w` for each, not numbers for
   * blocks that are not there.
   */
  poses(): Float32Array {
    return call(() => this.inner.poses());
  }

  /** Adds the act that is at rest (`LiveView.state`) to the turn. */
  finishAct(): TurnView {
    return parse(call(() => this.inner.finishAct()));
  }

  /** Ends the turn, if it may end. */
  stop(): TurnView {
    return parse(call(() => this.inner.stop()));
  }

  /** Forgets everything that was done in this turn. */
  resetTurn(): TurnView {
    return parse(call(() => this.inner.resetTurn()));
  }

  /** The turn that was made after so many turns, simulated again. */
  replay(ply: number): XStackReplay {
    return new XStackReplay(call(() => this.inner.replay(ply)));
  }

  /** A turn of whoever is to move, before it is played: a bot's. */
  preview(text: string): XStackReplay {
    return new XStackReplay(call(() => this.inner.preview(text)));
  }

  /** What was done in this turn since this was last asked, for those who are to see it meanwhile. */
  tell(): string[] {
    return parse(call(() => this.inner.tell()));
  }

  /** All of this turn is to be told once more. */
  tellAgain(): void {
    call(() => this.inner.tellAgain());
  }

  /** The turn of whoever is to move, as it is told from elsewhere. */
  watch(): XStackWatch {
    return new XStackWatch(call(() => this.inner.watch()));
  }

  /** A watched turn is whole: the one after so many turns. Whether it is what was told of it. */
  complete(watched: XStackWatch, ply: number): boolean {
    return call(() => this.inner.complete(watched.inner, ply));
  }
}

/** A turn that is simulated from its gestures. */
class Simulated<Inner extends wasm.XStackReplay | wasm.XStackWatch> {
  constructor(readonly inner: Inner) {}

  /** A sixtieth of a second passes. */
  tick(): LiveView {
    return parse(call(() => this.inner.tick()));
  }

  /** Where all blocks are now, as `XStackMatch.poses` says. */
  poses(): Float32Array {
    return call(() => this.inner.poses());
  }

  /** Whether everything is at rest after the last act. */
  done(): boolean {
    return call(() => this.inner.done());
  }

  /** Gives the module its memory back. */
  free(): void {
    this.inner.free();
  }
}

/** A turn that was made once, again. */
export class XStackReplay extends Simulated<wasm.XStackReplay> {
  /** Begins again. */
  restart(): void {
    call(() => this.inner.restart());
  }
}

/** A turn that somebody elsewhere is making. Time passes in it as far as it has been told. */
export class XStackWatch extends Simulated<wasm.XStackWatch> {
  /** Takes note of what was done next, or throws why that cannot be. */
  tell(part: string): void {
    call(() => this.inner.tell(part));
  }

  /** Whether it is not known what happens next. */
  waits(): boolean {
    return call(() => this.inner.waits());
  }

  /** For how many ticks it is known what the hand does. */
  ahead(): number {
    return call(() => this.inner.ahead());
  }
}

/** What a new game starts from: people on every seat, and a seed. Its piles are still to be drawn. */
export function xstackDefaultSetup(players: 2 | 3 | 4 | 5, seed: number): MatchSetup {
  return parse(call(() => wasm.xstackDefaultSetup(players, seed)));
}

/**
 * The texts of the piles of so many rounds, drawn from a seed. It takes its time: call it in a worker
 * (see `drawPiles`).
 */
export function xstackDrawPiles(design: Design, seed: number, rounds: number): string[] {
  return parse(call(() => wasm.xstackDrawPiles(JSON.stringify(design), seed, rounds)));
}

/** A pile to look at, from its text. */
export function xstackPile(text: string): PositionView {
  return parse(call(() => wasm.xstackPile(text)));
}

/** Throws what is wrong with a pile that somebody has built and that does not hold. */
export function xstackCheckPile(text: string): void {
  call(() => wasm.xstackCheckPile(text));
}

/**
 * Lets a bot make a turn in the match of this log. It takes its time: call it in a worker (see
 * `xstackBot`). The same seed gives the same turn.
 */
export function xstackChooseMove(log: string, level: number, seed: number): BotChoice {
  return parse(call(() => wasm.xstackChooseMove(log, level, seed)));
}

/**
 * A pile being built: a hand and the laws of nature, but no rules. What touches the table goes back
 * into the box.
 */
export class PileEditor {
  private constructor(private readonly inner: wasm.XStackEditor) {}

  /** An empty X. */
  static empty(design: Design): PileEditor {
    return new PileEditor(call(() => wasm.XStackEditor.empty(JSON.stringify(design))));
  }

  /** A pile to go on with, from its text. */
  static open(text: string): PileEditor {
    return new PileEditor(call(() => wasm.XStackEditor.open(text)));
  }

  /** What is on the X, and what in the box. */
  view(): EditorView {
    return parse(call(() => this.inner.view()));
  }

  /** Takes a block out of the box into the hand, above everything else. */
  takeOut(block: string): void {
    call(() => this.inner.takeOut(block));
  }

  /** Closes the hand on a block at the point nearest to a place. */
  grip(block: string, [x, y, z]: Place): void {
    call(() => this.inner.grip(block, x, y, z));
  }

  /** Puts a block back into the box: the one in hand, or one on the X. */
  putAway(block: string): void {
    call(() => this.inner.putAway(block));
  }

  /** Where the block in hand is to be held, and how it is to lie. */
  setHandTarget(place: Place, lie: Lie): void {
    call(() => this.inner.wish(new Float64Array([...place, ...lie])));
  }

  /** Opens the hand. */
  letGo(): void {
    call(() => this.inner.letGo());
  }

  /** A sixtieth of a second passes. When everything is at rest, the next block can be taken. */
  tick(): LiveView {
    return parse(call(() => this.inner.tick()));
  }

  /** Lets everything come to rest at once. */
  settle(): EditorView {
    return parse(call(() => this.inner.settle()));
  }

  /** Where all blocks are now, as `XStackMatch.poses` says. */
  poses(): Float32Array {
    return call(() => this.inner.poses());
  }

  /** The finished pile under a name, as a text that can stand in an address; throws what it lacks. */
  text(name: string): string {
    return call(() => this.inner.text(name));
  }

  /** Gives the module its memory back. */
  free(): void {
    this.inner.free();
  }
}
