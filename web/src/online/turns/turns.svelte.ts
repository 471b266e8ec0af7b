/** Where one is to move, in games with days for a move: looked for while any page is open. */
import type { TableView } from '@/wasm/online';
import { ownTables } from '../api';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** With a clock like this nobody waits before the board. */
export function isByTheDay({ clock }: Pick<TableView, 'clock'>): boolean {
  return clock.kind === 'perMove' && clock.moveMs >= DAY_MS;
}

export class Turns {
  /** The tables that wait for one, without those that were put off. */
  tables = $state.raw<readonly TableView[]>([]);
  /** What one does not want to be told again until it is one's turn anew. */
  #later: readonly string[] = [];

  constructor(private readonly ask = ownTables) {}

  async look(): Promise<void> {
    // Without a network nothing new is known.
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
