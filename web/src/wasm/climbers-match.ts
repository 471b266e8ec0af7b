/**
 * The Climbers in the page: a typed wrapper around what the WebAssembly module offers. It knows no
 * rule.
 */
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
  OutlookView,
  PlaceView,
  PoseView,
  PositionView,
  Preset,
  ReachView,
} from './climbers';
import { call, parse } from './holz';
import { LocalMatch } from './local-match';
import type { BotChoice, Refusal } from './wire';

/** Along x, along y, height. */
export type Size = readonly [number, number, number];

/**
 * One match of The Climbers around one screen, with the turn that is being made. Whatever changes
 * the position clears that turn.
 */
export class ClimbersMatch extends LocalMatch<wasm.ClimbersMatch, MatchView, PositionView> {
  /** A new match. */
  static start(setup: MatchSetup, nowMs: number): ClimbersMatch {
    return new ClimbersMatch(call(() => wasm.ClimbersMatch.start(JSON.stringify(setup), nowMs)));
  }

  /** The match whose `log()` was saved. */
  static restore(log: string): ClimbersMatch {
    return new ClimbersMatch(call(() => wasm.ClimbersMatch.restore(log)));
  }

  /** The match in a record file. */
  static fromRecord(text: string, nowMs: number): ClimbersMatch {
    return new ClimbersMatch(call(() => wasm.ClimbersMatch.fromRecord(text, nowMs)));
  }

  /** What these turns would lead to from a ply on, as far as the rules allow them. */
  imagine(ply: number, texts: readonly string[]): Imagined[] {
    return parse(call(() => this.inner.imagine(ply, JSON.stringify(texts))));
  }

  /** The turn as far as it is made. */
  draft(): DraftView {
    return parse(call(() => this.inner.draft()));
  }

  /** Adds a step to the turn, or throws why not and changes nothing. */
  addStep(text: string): DraftView {
    return parse(call(() => this.inner.addStep(text)));
  }

  /** Takes the last step back. */
  undoStep(): DraftView {
    return parse(call(() => this.inner.undoStep()));
  }

  /** Takes all steps back. */
  clearDraft(): DraftView {
    return parse(call(() => this.inner.clearDraft()));
  }

  /** What is against a step now; `null` if nothing is. */
  whyNot(step: string): Refusal | null {
    return parse(call(() => this.inner.whyNot(step)));
  }

  /** Every block, with why it cannot be taken now. */
  blocks(): BlockChoice[] {
    return parse(call(() => this.inner.blocks()));
  }

  /** Every lawful place of a block. */
  places(block: string): PlaceView[] {
    return parse(call(() => this.inner.places(block)));
  }

  /** Why a block cannot be put there, whatever its top; `null` if it can. */
  whyNotPlace(block: string, x: number, y: number, size: Size): Refusal | null {
    return parse(call(() => this.inner.whyNotPlace(block, x, y, JSON.stringify(size))));
  }

  /** A block as it would stand there, lawful or not, on whatever is highest below it. */
  ghost(block: string, x: number, y: number, size: Size, top: Face): BlockView {
    const [sizeText, topText] = [JSON.stringify(size), JSON.stringify(top)];
    return parse(call(() => this.inner.ghost(block, x, y, sizeText, topText)));
  }

  /** The ways a block can lie, and for each the colours it can show on top. */
  poses(block: string): PoseView[] {
    return parse(call(() => wasm.climbersPoses(block)));
  }

  /** Where the pawn can go now. */
  reach(): ReachView[] {
    return parse(call(() => this.inner.reach()));
  }

  /** Why the pawn cannot go to a cell; `null` if it can. */
  whyNotCell(x: number, y: number): Refusal | null {
    return parse(call(() => this.inner.whyNotCell(x, y)));
  }

  /** The faces the stone can go on. */
  stoneFaces(): FaceChoice[] {
    return parse(call(() => this.inner.stoneFaces()));
  }

  /** Why the stone cannot go on the face visible at a cell; `null` if it can. */
  whyNotStone(x: number, y: number): Refusal | null {
    return parse(call(() => this.inner.whyNotStone(x, y)));
  }

  /** What each player's pawn could reach as the turn stands, or after one more step. */
  reachPreview(step: string | null): OutlookView[] {
    return parse(call(() => this.inner.outlook(step ?? undefined)));
  }
}

/** What a new game starts from: people on every seat, colours, their order and the tower drawn. */
export function climbersDefaultSetup(players: 2 | 3 | 4 | 5, seed: number): MatchSetup {
  return parse(call(() => wasm.climbersDefaultSetup(players, seed)));
}

/** Options that go together, the default first. */
export function climbersPresets(): Preset[] {
  return parse(call(() => wasm.climbersPresets()));
}

/** A tower to look at, with nobody around it. */
export function climbersTower(seed: number): PositionView {
  return parse(call(() => wasm.climbersTower(seed)));
}

/** A position in text form, to draw; throws if it is none. */
export function climbersPosition(text: string): PositionView {
  return parse(call(() => wasm.climbersPosition(text)));
}

/**
 * Lets a bot choose a turn in the match of this log. It takes its time: call it in a worker
 * (see `BotWorker`). The same seed gives the same choice.
 */
export function climbersChooseMove(log: string, level: number, seed: number): BotChoice {
  return parse(call(() => wasm.climbersChooseMove(log, level, seed)));
}

/** Whether a level needs the strong bot, which is not in this module. */
export function climbersThinksDeeply(level: number): boolean {
  return wasm.climbersThinksDeeply(level);
}
