/** The Climbers: a typed wrapper around the WebAssembly module. It contains no rules. */
import * as wasm from '../../pkg/holz.js';
import type {
  BlockChoice,
  BlockView,
  DraftView,
  Face,
  FaceChoice,
  Imagined,
  MatchSetup,
  MatchView,
  PlaceView,
  PoseView,
  PositionView,
  Preset,
  ReachPreview,
  ReachView,
  Spot,
} from './climbers';
import { call, parse } from './answer';
import { LocalMatch } from './local-match';
import type { BotChoice, Refusal } from './wire';

/** Width (x), depth (y), height. */
export type Size = readonly [number, number, number];

/**
 * A match of The Climbers on one screen, with the turn in progress. Anything that changes the
 * position clears that turn.
 */
export class ClimbersMatch extends LocalMatch<wasm.ClimbersMatch, MatchView, PositionView> {
  static start(setup: MatchSetup, nowMs: number): ClimbersMatch {
    return new ClimbersMatch(call(() => wasm.ClimbersMatch.start(JSON.stringify(setup), nowMs)));
  }

  /** Restores a match from its saved `log()`. */
  static restore(log: string): ClimbersMatch {
    return new ClimbersMatch(call(() => wasm.ClimbersMatch.restore(log)));
  }

  /** Reads a match from a record file. */
  static fromRecord(text: string, nowMs: number): ClimbersMatch {
    return new ClimbersMatch(call(() => wasm.ClimbersMatch.fromRecord(text, nowMs)));
  }

  /** The positions these turns would lead to from a ply on, up to the first illegal one. */
  imagine(ply: number, texts: readonly string[]): Imagined[] {
    return parse(call(() => this.inner.imagine(ply, JSON.stringify(texts))));
  }

  /** The turn in progress. */
  draft(): DraftView {
    return parse(call(() => this.inner.draft()));
  }

  /** Adds the steps of one action, or throws the refusal and changes nothing. */
  addSteps(steps: readonly string[]): DraftView {
    return parse(call(() => this.inner.addSteps(JSON.stringify(steps))));
  }

  undoAction(): DraftView {
    return parse(call(() => this.inner.undoAction()));
  }

  redoAction(): DraftView {
    return parse(call(() => this.inner.redoAction()));
  }

  clearDraft(): DraftView {
    return parse(call(() => this.inner.clearDraft()));
  }

  /** Replaces the draft with a whole turn as one action; throws and clears it if it's illegal. */
  proposeTurn(turn: string): DraftView {
    return parse(call(() => this.inner.proposeTurn(turn)));
  }

  /** Replaces the draft with a saved one, one action per step; throws and clears it if illegal. */
  resumeTurn(turn: string): DraftView {
    return parse(call(() => this.inner.resumeTurn(turn)));
  }

  /** The cells the pawn would cross with these steps. */
  path(steps: readonly string[]): Spot[] {
    return parse(call(() => this.inner.path(JSON.stringify(steps))));
  }

  /** Every block, with the reason if you can't take it now. */
  blocks(): BlockChoice[] {
    return parse(call(() => this.inner.blocks()));
  }

  /** Every legal place for a block. */
  places(block: string): PlaceView[] {
    return parse(call(() => this.inner.places(block)));
  }

  /** Why a block can't go there with this face on top; `null` if it can. */
  whyNotPlace(block: string, x: number, y: number, size: Size, top: Face): Refusal | null {
    const [sizeText, topText] = [JSON.stringify(size), JSON.stringify(top)];
    return parse(call(() => this.inner.whyNotPlace(block, x, y, sizeText, topText)));
  }

  /** A block as it would stand there, legal or not, on the highest thing below it. */
  ghost(block: string, x: number, y: number, size: Size, top: Face): BlockView {
    const [sizeText, topText] = [JSON.stringify(size), JSON.stringify(top)];
    return parse(call(() => this.inner.ghost(block, x, y, sizeText, topText)));
  }

  /** The orientations of a block, each with the colours it can show on top. */
  poses(block: string): PoseView[] {
    return parse(call(() => wasm.climbersPoses(block)));
  }

  /** Where the pawn can go now. */
  reach(): ReachView[] {
    return parse(call(() => this.inner.reach()));
  }

  /** Why the pawn can't go to a cell; `null` if it can. */
  whyNotCell(x: number, y: number): Refusal | null {
    return parse(call(() => this.inner.whyNotCell(x, y)));
  }

  /** The faces where you can place the stone. */
  stoneFaces(): FaceChoice[] {
    return parse(call(() => this.inner.stoneFaces()));
  }

  /** Why the stone can't go on the face visible at a cell; `null` if it can. */
  whyNotStone(x: number, y: number): Refusal | null {
    return parse(call(() => this.inner.whyNotStone(x, y)));
  }

  /** Where each player's pawn could go after the turn so far, or after one more step. */
  reachPreview(step: string | null): ReachPreview[] {
    return parse(call(() => this.inner.reachPreview(step ?? undefined)));
  }
}

/** The default setup: humans on every seat; colours, their order and the tower are random. */
export function climbersDefaultSetup(players: 2 | 3 | 4 | 5, seed: number): MatchSetup {
  return parse(call(() => wasm.climbersDefaultSetup(players, seed)));
}

/** The number of rounds without a climb that suits this many players. */
export function climbersRounds(players: number): number {
  return wasm.climbersRounds(players);
}

/** Presets of options, the default first. */
export function climbersPresets(): Preset[] {
  return parse(call(() => wasm.climbersPresets()));
}

/** A tower to look at, without players. */
export function climbersTower(seed: number): PositionView {
  return parse(call(() => wasm.climbersTower(seed)));
}

/** Parses a position to draw; throws if the text is invalid. */
export function climbersPosition(text: string): PositionView {
  return parse(call(() => wasm.climbersPosition(text)));
}

/**
 * Lets a bot choose a turn in the match with this log. This is slow: call it in a worker (see
 * `BotWorker`). The same seed gives the same choice.
 */
export function climbersChooseMove(log: string, level: number, seed: number): BotChoice {
  return parse(call(() => wasm.climbersChooseMove(log, level, seed)));
}

/** Whether a level needs the strong bot, which is in another module. */
export function climbersThinksDeeply(level: number): boolean {
  return wasm.climbersThinksDeeply(level);
}
