/** What the table needs from the world round it. */
import type { Command, Refusal } from '@/wasm/wire';
import type { Adviser } from './advice.svelte';
import type { TableAnnouncement } from './announcement';
import type { Thinker } from './bot-driver';
import type { TableMatch, TableView } from './match';

/** A match that is played on this screen: its bots think here, and its log is kept here. */
export interface LocalHost<View extends TableView, Match extends TableMatch<View>> {
  remote?: undefined;
  thinker: Thinker;
  adviser: Adviser;
  /** Whether people have to wait although it is their turn; asked after every command. */
  closed?(): boolean;
  /** A bot never answers sooner than this. */
  botPauseMs: number;
  /** Keeps the log; whether that worked. */
  save(log: string, tableTimeMs: number): boolean;
  start(setup: View['setup'], nowMs: number): Match;
  /** The match of a kept log. */
  restore(log: string): Match;
  /** The match in a record file; throws why it cannot be read. */
  read(record: string, nowMs: number): Match;
}

/** Where a match is really played, if that is not on this screen: what is wished for goes there. */
export interface RemoteHost {
  /** The seat that is played from here; none for those who watch. */
  readonly seat: number | null;
  /**
   * Asks for something to be done. Resolves with why it is refused, or `null` when it is done; what
   * happens by it has been told by then.
   */
  ask(command: Command): Promise<Refusal | null>;
  /** Whether the others can see now what a hand does here. */
  readonly isSeen?: boolean;
  /** Shows them what it did next. Nothing depends on whether they see it. */
  showHand?(parts: readonly string[]): void;
}

/** Where a match is played, and by which time. */
export type Host<View extends TableView, Match extends TableMatch<View>> = {
  /** Time at the table: see `TableTime`. Of a match elsewhere it is the time there. */
  now(): number;
} & (LocalHost<View, Match> | { remote: RemoteHost });

export type TableContext<View extends TableView, Match extends TableMatch<View>> = Host<
  View,
  Match
> & {
  announce(announcement: TableAnnouncement<View['moves'][number]>): void;
  /** The soft tick of a clock that is running out. */
  clockTicked(): void;
};
