/** Finds the correspondence games where it's your turn, while any page is open. */
import type { TableView } from '@/wasm/online';
import { ownTables } from '../api';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Whether the clock allows days per move, so that nobody waits at the board. */
export function isByTheDay({ clock }: Pick<TableView, 'clock'>): boolean {
  return clock.kind === 'perMove' && clock.moveMs >= DAY_MS;
}

export class Turns {
  /** Tables where it's your turn, without those you dismissed. */
  tables = $state.raw<readonly TableView[]>([]);
  /** Dismissed until it's your turn there again. */
  #later: readonly string[] = [];

  constructor(private readonly ask = ownTables) {}

  async look(): Promise<void> {
    // Offline, we keep what we have.
    const own = await this.ask().catch(() => null);
    if (!own) return;
    const due = own.tables.filter(({ yourTurn, table }) => yourTurn && isByTheDay(table));
    const tables = due.map(({ table }) => table);
    this.#later = tables.map(({ id }) => id).filter((id) => this.#later.includes(id));
    this.tables = tables.filter(({ id }) => !this.#later.includes(id));
  }

  putOff(): void {
    this.#later = [...this.#later, ...this.tables.map(({ id }) => id)];
    this.tables = [];
  }
}
