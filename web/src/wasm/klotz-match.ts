/** KLOTZ in the page: a typed wrapper around what the WebAssembly module offers. It knows no rule. */
import * as wasm from '../../pkg/holz.js';
import { call, parse } from './holz';
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

/** One match of KLOTZ around one screen: takebacks need nobody's agreement. */
export class KlotzMatch extends LocalMatch<wasm.KlotzMatch, MatchView, PositionView> {
  /** A new match. */
  static start(setup: MatchSetup, nowMs: number): KlotzMatch {
    return new KlotzMatch(call(() => wasm.KlotzMatch.start(JSON.stringify(setup), nowMs)));
  }

  /** The match whose `log()` was saved. */
  static restore(log: string): KlotzMatch {
    return new KlotzMatch(call(() => wasm.KlotzMatch.restore(log)));
  }

  /** The match in a record file. */
  static fromRecord(text: string, nowMs: number): KlotzMatch {
    return new KlotzMatch(call(() => wasm.KlotzMatch.fromRecord(text, nowMs)));
  }

  /** What these moves would lead to from a ply on, as far as the rules allow them. */
  imagine(ply: number, texts: readonly string[]): Imagined[] {
    return parse(call(() => this.inner.imagine(ply, JSON.stringify(texts))));
  }

  /** The cells of the pieces that the seat to move can move. */
  movable(): string[] {
    return parse(call(() => this.inner.movable()));
  }

  /** Where the piece on a cell can go. */
  targets(from: string): Target[] {
    return parse(call(() => this.inner.targets(from)));
  }

  /**
   * Why a piece cannot go to a cell, or, without a cell, why it cannot be chosen at all;
   * `null` if nothing is against it.
   */
  whyNot(from: string, to: string | null): Refusal | null {
    return parse(call(() => this.inner.whyNot(from, to ?? undefined)));
  }
}

/** What a new game starts from: people on every seat, the default options and layout. */
export function defaultSetup(players: 2 | 3 | 4): MatchSetup {
  return parse(call(() => wasm.klotzDefaultSetup(players)));
}

/** The layouts that come with the game, the default first. */
export function layouts(): Layout[] {
  return parse(call(() => wasm.klotzLayouts()));
}

/** Every reason why a match cannot start from this layout; empty if it can. */
export function checkLayout(layout: Layout): Refusal[] {
  return parse(call(() => wasm.klotzCheckLayout(JSON.stringify(layout))));
}

/** A layout as a short text that can stand in an address. */
export function layoutToText(layout: Layout): string {
  return call(() => wasm.klotzLayoutToText(JSON.stringify(layout)));
}

/** Reads what `layoutToText` writes. */
export function layoutFromText(text: string): Layout {
  return parse(call(() => wasm.klotzLayoutFromText(text)));
}

/** A layout to draw, with the Klötze of these colours. Drafts may break every rule of layouts. */
export function layoutPosition(layout: Layout, colours: Colour[]): PositionView {
  return parse(
    call(() => wasm.klotzLayoutPosition(JSON.stringify(layout), JSON.stringify(colours))),
  );
}

/**
 * Lets a bot choose a move in the match of this log. It takes its time: call it in a worker
 * (see `BotWorker`). The same seed gives the same choice.
 */
export function klotzChooseMove(log: string, level: number, seed: number): BotChoice {
  return parse(call(() => wasm.klotzChooseMove(log, level, seed)));
}
