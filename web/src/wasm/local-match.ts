/** What the matches of all games share: a typed wrapper around a WebAssembly module. It knows no rule. */
import { call, parse } from './answer';
import type { Command } from './wire';

/** What every module's match offers: JSON text in, JSON text out. */
interface WasmMatch {
  log(): string;
  lastMs(): number;
  execute(command: string, nowMs: number): void;
  append(line: string): void;
  view(nowMs: number): string;
  positionAt(ply: number): string;
  record(date: string): string;
  free(): void;
}

export abstract class LocalMatch<Inner extends WasmMatch, View, Position> {
  protected constructor(protected readonly inner: Inner) {}

  /** Every event, as text to save and `restore` later. */
  log(): string {
    return call(() => this.inner.log());
  }

  /**
   * The time of the last event. A page that is opened again later counts on from here, so that no
   * clock ran while it was closed.
   */
  lastMs(): number {
    return call(() => this.inner.lastMs());
  }

  /** Carries a command out, or throws and changes nothing. */
  execute(command: Command, nowMs: number): void {
    call(() => this.inner.execute(JSON.stringify(command), nowMs));
  }

  /** Appends an event from the server, or throws and changes nothing. */
  append(line: string): void {
    call(() => this.inner.append(line));
  }

  /** The match as it stands. */
  view(nowMs: number): View {
    return parse(call(() => this.inner.view(nowMs)));
  }

  /** The position after this many moves, for replay and review. */
  positionAt(ply: number): Position {
    return parse(call(() => this.inner.positionAt(ply)));
  }

  /** The match as the text of a record file. `date` is `2026-05-31`. */
  record(headers: { date: string }): string {
    return call(() => this.inner.record(headers.date));
  }

  /** Frees the module's memory. The match cannot be used any more. */
  free(): void {
    this.inner.free();
  }
}
