/** KLOTZ in the page: a typed wrapper round what the WebAssembly module offers. It knows no rule. */
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
import type { BotChoice, Command, Refusal } from './wire';

/** One match of KLOTZ round one screen: takebacks need nobody's agreement. */
export class KlotzMatch {
  private constructor(private readonly inner: wasm.KlotzMatch) {}

  /** A new match. */
  static start(setup: MatchSetup, nowMs: number): KlotzMatch {
    return new KlotzMatch(call(() => wasm.KlotzMatch.start(JSON.stringify(setup), nowMs)));
  }

  /** The match whose `log()` was kept. */
  static restore(log: string): KlotzMatch {
    return new KlotzMatch(call(() => wasm.KlotzMatch.restore(log)));
  }

  /** The match in a record file. */
  static fromRecord(text: string, nowMs: number): KlotzMatch {
    return new KlotzMatch(call(() => wasm.KlotzMatch.fromRecord(text, nowMs)));
  }

  /** Everything that happened, as text to keep and `restore` later. */
  log(): string {
    return call(() => this.inner.log());
  }

  /**
   * When the last thing happened, as `nowMs` told it then. A page opened again later can go on
   * counting from here, so that no clock ran while it was closed.
   */
  lastMs(): number {
    return call(() => this.inner.lastMs());
  }

  /** Does what someone at the table wants, or throws and changes nothing. */
  execute(command: Command, nowMs: number): void {
    call(() => this.inner.execute(JSON.stringify(command), nowMs));
  }

  /** Lets one more line of the log happen, as the server tells it, or throws and changes nothing. */
  append(line: string): void {
    call(() => this.inner.append(line));
  }

  /** The match as it stands. */
  view(nowMs: number): MatchView {
    return parse(call(() => this.inner.view(nowMs)));
  }

  /** The position after so many moves, for replay and jumps. */
  positionAt(ply: number): PositionView {
    return parse(call(() => this.inner.positionAt(ply)));
  }

  /** What would come of these moves after so many, as far as the rules allow them. */
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

  /** The match as the text of a record file. `date` is `2026-05-31`. */
  record(headers: { date: string }): string {
    return call(() => this.inner.record(headers.date));
  }

  /** Gives the module its memory back. The match cannot be used any more. */
  free(): void {
    this.inner.free();
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
