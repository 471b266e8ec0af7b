/** What the table needs from the world round it. */
import type { Adviser } from './advice.svelte';
import type { TableAnnouncement } from './announcement';
import type { Thinker } from './bot-driver';
import type { TableMatch, TableView } from './match';

export interface TableSurroundings<View extends TableView, Match extends TableMatch<View>> {
  /** Time at the table: see `TableTime`. */
  now(): number;
  thinker: Thinker;
  adviser: Adviser;
  /** Whether people have to wait although it is their turn; asked after every command. */
  closed?(): boolean;
  /** A bot never answers sooner than this. */
  botPauseMs: number;
  /** Keeps the log; whether that worked. */
  keep(log: string, tableTimeMs: number): boolean;
  start(setup: View['setup'], nowMs: number): Match;
  /** The match of a kept log. */
  restore(log: string): Match;
  /** The match in a record file; throws why it cannot be read. */
  read(record: string, nowMs: number): Match;
  announce(announcement: TableAnnouncement<View['moves'][number]>): void;
  /** The soft tick of a clock that is running out. */
  clockTicked(): void;
}
