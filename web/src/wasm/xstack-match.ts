/** X-Stack: a typed wrapper around its WebAssembly module. It contains no rules and no physics. */
import * as wasm from '../../pkg/xstack.js';
import { call, parse } from './answer';
import { LocalMatch } from './local-match';
import type { BotChoice, Hint, LessonVerdict } from './wire';
import type {
  ContactsView,
  Design,
  EditorView,
  Lesson,
  MatchSetup,
  MatchView,
  PositionView,
  TurnView,
} from './xstack';
import { readPoses, readTick, type LiveView } from './xstack-live';

/** `x, y, z` in metres. */
export type Place = readonly [number, number, number];

/** A quaternion `x, y, z, w`. */
export type Lie = readonly [number, number, number, number];

/**
 * A match of X-Stack on one screen, with the live turn in progress. Anything that changes the
 * position restarts that turn.
 */
export class XStackMatch extends LocalMatch<wasm.XStackMatch, MatchView, PositionView> {
  static start(setup: MatchSetup, nowMs: number): XStackMatch {
    return new XStackMatch(call(() => wasm.XStackMatch.start(JSON.stringify(setup), nowMs)));
  }

  /** Restores a match from its saved `log()`. */
  static restore(log: string): XStackMatch {
    return new XStackMatch(call(() => wasm.XStackMatch.restore(log)));
  }

  /** Reads a match from a record file. */
  static fromRecord(text: string, nowMs: number): XStackMatch {
    return new XStackMatch(call(() => wasm.XStackMatch.fromRecord(text, nowMs)));
  }

  /** The turn in progress. */
  turn(): TurnView {
    return parse(call(() => this.inner.turn()));
  }

  /** Grips a block at the point nearest to a place, or throws the refusal. */
  grip(block: string, [x, y, z]: Place): void {
    call(() => this.inner.grip(block, x, y, z));
  }

  /** The target place and orientation of the held block. The hand follows as well as it can. */
  setHandTarget(place: Place, lie: Lie): void {
    call(() => this.inner.setHandTarget(new Float64Array([...place, ...lie])));
  }

  /** Advances the simulation by 1/60 s. */
  tick(): LiveView {
    return readTick(call(() => this.inner.tick()));
  }

  letGo(): void {
    call(() => this.inner.letGo());
  }

  /** Gives up the held block; with an open hand, starts to take away the half-pulled one. */
  giveUp(): void {
    call(() => this.inner.giveUp());
  }

  /** Starts to take away the block in `TurnView.demands`. */
  takeAway(): void {
    call(() => this.inner.takeAway());
  }

  /** Starts to take away the forbidden block instead of pulling one. */
  decline(): void {
    call(() => this.inner.decline());
  }

  /**
   * The current pose of all blocks: position `x, y, z` in metres and rotation `x, y, z, w` for
   * each; NaN for absent blocks.
   */
  poses(): Float32Array {
    call(() => this.inner.writePoses());
    return readPoses();
  }

  /** Adds the act that has come to rest (see `LiveView.state`) to the turn. */
  finishAct(): TurnView {
    return parse(call(() => this.inner.finishAct()));
  }

  /** Ends the turn, if it's allowed to end. */
  stop(): TurnView {
    return parse(call(() => this.inner.stop()));
  }

  /** Discards everything done in this turn. */
  resetTurn(): TurnView {
    return parse(call(() => this.inner.resetTurn()));
  }

  /** Simulates again the turn made at this ply. */
  replay(ply: number): XStackReplay {
    return new XStackReplay(call(() => this.inner.replay(ply)));
  }

  /** Simulates a turn of the player to move before it's played, such as a bot's. */
  preview(text: string): XStackReplay {
    return new XStackReplay(call(() => this.inner.preview(text)));
  }

  /** What was done so far came to in a lesson, also before the turn is complete. */
  lessonVerdict(source: string): LessonVerdict {
    return parse(call(() => this.inner.lessonVerdict(source)));
  }

  /** The turn that solves a lesson. */
  lessonHint(source: string): Hint {
    return parse(call(() => this.inner.lessonHint(source)));
  }

  /** The hand's motion in this turn since the last call, for the others to watch live. */
  takeMotion(): string[] {
    return parse(call(() => this.inner.takeMotion()));
  }

  /** Makes the next `takeMotion` repeat the whole turn. */
  resendMotion(): void {
    call(() => this.inner.resendMotion());
  }

  /** Follows the live turn of a remote player. */
  watch(): XStackWatch {
    return new XStackWatch(call(() => this.inner.watch()));
  }

  /** Completes a watched turn with the one played at this ply. Returns whether it fits. */
  complete(watched: XStackWatch, ply: number): boolean {
    return call(() => this.inner.complete(watched.inner, ply));
  }
}

/** A turn simulated from its gestures. */
class Simulated<Inner extends wasm.XStackReplay | wasm.XStackWatch> {
  constructor(readonly inner: Inner) {}

  /** Advances the simulation by 1/60 s. */
  tick(): LiveView {
    return readTick(call(() => this.inner.tick()));
  }

  /** The current pose of all blocks, see `XStackMatch.poses`. */
  poses(): Float32Array {
    call(() => this.inner.writePoses());
    return readPoses();
  }

  /** Whether everything is at rest after the last act. */
  done(): boolean {
    return call(() => this.inner.done());
  }

  /** Frees the module's memory. */
  free(): void {
    this.inner.free();
  }
}

/** The replay of a played turn. */
export class XStackReplay extends Simulated<wasm.XStackReplay> {
  restart(): void {
    call(() => this.inner.restart());
  }
}

/** The live turn of a remote player. Its time advances only as far as we know it. */
export class XStackWatch extends Simulated<wasm.XStackWatch> {
  /** Adds the next part of the hand's motion, or throws if it doesn't fit. */
  addMotion(part: string): void {
    call(() => this.inner.addMotion(part));
  }

  /** Whether it has run out of motion. */
  waits(): boolean {
    return call(() => this.inner.waits());
  }

  /** For how many ticks we know the hand's motion. */
  ahead(): number {
    return call(() => this.inner.ahead());
  }
}

/** The default setup: humans on every seat, and a seed. You still have to draw its piles. */
export function xstackDefaultSetup(players: 2 | 3 | 4 | 5, seed: number): MatchSetup {
  return parse(call(() => wasm.xstackDefaultSetup(players, seed)));
}

/**
 * Draws the piles of all rounds from a seed, as texts. This is slow: call it in a worker (see
 * `drawPiles`).
 */
export function xstackDrawPiles(design: Design, seed: number, rounds: number): string[] {
  return parse(call(() => wasm.xstackDrawPiles(JSON.stringify(design), seed, rounds)));
}

/** Parses a pile to look at. */
export function xstackPile(text: string): PositionView {
  return parse(call(() => wasm.xstackPile(text)));
}

/** What every block on the X rests on and carries. Simulates a tenth of a second. */
export function xstackContacts(
  design: Design,
  sizes: readonly (readonly number[])[],
  poses: Float32Array,
): ContactsView[] {
  const edges = new Int32Array(sizes.flat());
  return parse(call(() => wasm.xstackContacts(JSON.stringify(design), edges, poses)));
}

/** Throws the reason if a custom pile is invalid or unstable. */
export function xstackCheckPile(text: string): void {
  call(() => wasm.xstackCheckPile(text));
}

/** The lessons in a file's text, in order. */
export function xstackLessons(text: string): Lesson[] {
  return parse(call(() => wasm.xstackLessons(text)));
}

/**
 * Lets a bot make a turn in the match with this log. This is slow: call it in a worker (see
 * `xstackBot`). The same seed gives the same turn.
 */
export function xstackChooseMove(log: string, level: number, seed: number): BotChoice {
  return parse(call(() => wasm.xstackChooseMove(log, level, seed)));
}

/**
 * A pile under construction: a hand and physics, but no rules. Blocks that touch the table go back
 * into the box.
 */
export class PileEditor {
  private constructor(private readonly inner: wasm.XStackEditor) {}

  /** Starts with an empty X. */
  static empty(design: Design): PileEditor {
    return new PileEditor(call(() => wasm.XStackEditor.empty(JSON.stringify(design))));
  }

  /** Continues an existing pile. */
  static open(text: string): PileEditor {
    return new PileEditor(call(() => wasm.XStackEditor.open(text)));
  }

  /** The blocks on the X and in the box. */
  view(): EditorView {
    return parse(call(() => this.inner.view()));
  }

  /** Takes a block out of the box and holds it above everything else. */
  takeOut(block: string): void {
    call(() => this.inner.takeOut(block));
  }

  /** Grips a block at the point nearest to a place. */
  grip(block: string, [x, y, z]: Place): void {
    call(() => this.inner.grip(block, x, y, z));
  }

  /** Puts a block back into the box, from the hand or from the X. */
  putAway(block: string): void {
    call(() => this.inner.putAway(block));
  }

  /** The target place and orientation of the held block. */
  setHandTarget(place: Place, lie: Lie): void {
    call(() => this.inner.setHandTarget(new Float64Array([...place, ...lie])));
  }

  letGo(): void {
    call(() => this.inner.letGo());
  }

  /** Advances the simulation by 1/60 s. You can take the next block once everything is at rest. */
  tick(): LiveView {
    return readTick(call(() => this.inner.tick()));
  }

  /** Simulates until everything is at rest. */
  settle(): EditorView {
    return parse(call(() => this.inner.settle()));
  }

  /** The current pose of all blocks, see `XStackMatch.poses`. */
  poses(): Float32Array {
    call(() => this.inner.writePoses());
    return readPoses();
  }

  /** Encodes the finished pile with its name for URLs; throws what's missing. */
  text(name: string): string {
    return call(() => this.inner.text(name));
  }

  /** Frees the module's memory. */
  free(): void {
    this.inner.free();
  }
}
