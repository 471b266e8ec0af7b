/** What the matches of all games share: a typed wrapper around a module. It contains no rules. */
import { call, parse } from './answer';
import type { Command } from './wire';

/** The interface of every module's match: JSON in, JSON out. */
interface WasmMatch {
  log(): string;
  lastMs(): number;
  turnOrder(): Uint8Array;
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
   * The time of the last event. A reopened page continues from here, so that no clock runs while
   * it's closed.
   */
  lastMs(): number {
    return call(() => this.inner.lastMs());
  }

  /** All seats in the order of their turns, from the one that moved first. */
  turnOrder(): number[] {
    return [...call(() => this.inner.turnOrder())];
  }

  /** Executes a command, or throws and changes nothing. */
  execute(command: Command, nowMs: number): void {
    call(() => this.inner.execute(JSON.stringify(command), nowMs));
  }

  /** Appends an event from the server, or throws and changes nothing. */
  append(line: string): void {
    call(() => this.inner.append(line));
  }

  view(nowMs: number): View {
    return parse(call(() => this.inner.view(nowMs)));
  }

  /** The position after `ply` moves, for replay and review. */
  positionAt(ply: number): Position {
    return parse(call(() => this.inner.positionAt(ply)));
  }

  /** The match as the text of a record file. `date` looks like `2026-05-31`. */
  record(headers: { date: string }): string {
    return call(() => this.inner.record(headers.date));
  }

  /** Frees the module's memory. Don't use the match afterwards. */
  free(): void {
    this.inner.free();
  }
}
