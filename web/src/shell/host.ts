/** Where a match is played, on this screen or on a server, and what a session needs besides. */
import type { Command, Refusal } from '@/wasm/wire';
import type { TableAnnouncement } from './announcement';
import type { Thinker } from './bot-runner.svelte';
import type { Adviser } from './hints.svelte';
import type { TableMatch, TableView } from './match';

/** A match played on this screen: its bots run here and its log is saved here. */
export interface LocalHost<View extends TableView, Match extends TableMatch<View>> {
  remote?: undefined;
  thinker: Thinker;
  /** None where no hints are given. */
  adviser: Adviser | null;
  /** Whether people have to wait although it is their turn; asked after every command. */
  closed?(): boolean;
  /** A bot never answers sooner than this. */
  botPauseMs: number;
  /** Saves the log; whether that worked. */
  save(log: string, tableTimeMs: number): boolean;
  start(setup: View['setup'], nowMs: number): Match;
  /** The match of a saved log. */
  restore(log: string): Match;
  /** The match in a record file; throws why it cannot be read. */
  read(record: string, nowMs: number): Match;
}

/** A match played on a server. */
export interface RemoteHost {
  /** The seat played from here; none for spectators. */
  readonly seat: number | null;
  /**
   * Sends a command. Resolves with why it was refused, or `null` when it was carried out; by then
   * the events it caused have been received.
   */
  send(command: Command): Promise<Refusal | null>;
  /** Whether the others can see the hand now (X-Stack). */
  readonly isSeen?: boolean;
  /** Shows them what the hand did next. Nothing depends on whether they see it. */
  showHand?(parts: readonly string[]): void;
}

/** Where a match is played, and by which clock. */
export type Host<View extends TableView, Match extends TableMatch<View>> = {
  /** Time at the table: see `TableTime`. Online it is the server's. */
  now(): number;
} & (LocalHost<View, Match> | { remote: RemoteHost });

/** A host, and where the session reports what happens. */
export type SessionContext<View extends TableView, Match extends TableMatch<View>> = Host<
  View,
  Match
> & {
  announce(announcement: TableAnnouncement<View['moves'][number]>): void;
  /** The soft tick of a clock that is running out. */
  clockTicked(): void;
};

/** The result of a command: done, refused by the rules, or sent to the server, which answers later. */
export type Executed = { kind: 'done' } | { kind: 'refused'; refusal: Refusal } | { kind: 'sent' };
