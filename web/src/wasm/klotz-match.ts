/** KLOTZ: a typed wrapper around the WebAssembly module. It contains no rules. */
import * as wasm from '../../pkg/holz.js';
import { call, parse } from './answer';
import type {
  Colour,
  Imagined,
  Layout,
  MatchSetup,
  MatchView,
  PositionView,
  Target,
} from './klotz';
import { LocalMatch } from './local-match';
import type { BotChoice, Refusal } from './wire';

/** A match of KLOTZ on one screen: takebacks need no consent. */
export class KlotzMatch extends LocalMatch<wasm.KlotzMatch, MatchView, PositionView> {
  static start(setup: MatchSetup, nowMs: number): KlotzMatch {
    return new KlotzMatch(call(() => wasm.KlotzMatch.start(JSON.stringify(setup), nowMs)));
  }

  /** Restores a match from its saved `log()`. */
  static restore(log: string): KlotzMatch {
    return new KlotzMatch(call(() => wasm.KlotzMatch.restore(log)));
  }

  /** Reads a match from a record file. */
  static fromRecord(text: string, nowMs: number): KlotzMatch {
    return new KlotzMatch(call(() => wasm.KlotzMatch.fromRecord(text, nowMs)));
  }

  /** The positions these moves would lead to from a ply on, up to the first illegal one. */
  imagine(ply: number, texts: readonly string[]): Imagined[] {
    return parse(call(() => this.inner.imagine(ply, JSON.stringify(texts))));
  }

  /** The cells of the pieces that the seat to move can move. */
  movable(): string[] {
    return parse(call(() => this.inner.movable()));
  }

  /**
   * How often the position has occurred, this time included. 1 where repetition doesn't matter.
   */
  occurrences(): number {
    return call(() => this.inner.occurrences());
  }

  /** Where the piece on a cell can go. */
  targets(from: string): Target[] {
    return parse(call(() => this.inner.targets(from)));
  }

  /**
   * Why a piece can't go to a cell or, without a cell, why you can't select it at all; `null` if
   * you can.
   */
  whyNot(from: string, to: string | null): Refusal | null {
    return parse(call(() => this.inner.whyNot(from, to ?? undefined)));
  }
}

/** The default setup: humans on every seat, default options and layout. */
export function defaultSetup(players: 2 | 3 | 4): MatchSetup {
  return parse(call(() => wasm.klotzDefaultSetup(players)));
}

/** The built-in layouts, the default first. */
export function layouts(): Layout[] {
  return parse(call(() => wasm.klotzLayouts()));
}

/** Every reason why a match can't start from this layout; empty if it can. */
export function checkLayout(layout: Layout): Refusal[] {
  return parse(call(() => wasm.klotzCheckLayout(JSON.stringify(layout))));
}

/** Encodes a layout as a short text for URLs. */
export function layoutToText(layout: Layout): string {
  return call(() => wasm.klotzLayoutToText(JSON.stringify(layout)));
}

/** The inverse of `layoutToText`. */
export function layoutFromText(text: string): Layout {
  return parse(call(() => wasm.klotzLayoutFromText(text)));
}

/** A layout to draw, with Klötze in these colours. Drafts may break any layout rule. */
export function layoutPosition(layout: Layout, colours: Colour[]): PositionView {
  return parse(
    call(() => wasm.klotzLayoutPosition(JSON.stringify(layout), JSON.stringify(colours))),
  );
}

/**
 * Lets a bot choose a move in the match with this log. This is slow: call it in a worker (see
 * `BotWorker`). The same seed gives the same choice.
 */
export function klotzChooseMove(log: string, level: number, seed: number): BotChoice {
  return parse(call(() => wasm.klotzChooseMove(log, level, seed)));
}
