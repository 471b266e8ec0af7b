/** What is said about meeting others. */
import { joinList, refusalText, t } from '@/i18n';
import type { TableSeat } from '@/shell/match';
import { HolzError } from '@/wasm/answer';
import type { TableSetup, TableView } from '@/wasm/online';
import { ServerUnavailable } from './api';

/** Why something that was asked of the server did not work. */
export function troubleText(error: unknown): string {
  if (error instanceof HolzError) return refusalText(error.refusal);
  if (error instanceof ServerUnavailable) return t(`online.${error.reason}`);
  console.error(error);
  return t('online.failed');
}

/** The people who sit at a table, by their names. */
export function peopleAt({ seats }: Pick<TableView, 'seats'>): string {
  const people = seats.filter(({ player, taken }) => player.kind === 'human' && taken);
  return joinList(people.map(({ name }) => name || t('online.nobody-named')));
}

/** How many may still sit down. */
export function freeSeats({ seats }: Pick<TableView, 'seats'>): number {
  return seats.filter(({ taken }) => !taken).length;
}

/** The seats of a table that waits, as signs and names are drawn from them. */
export function seatsOf(
  table: Pick<TableView, 'seats'>,
  { setup }: TableSetup,
): { seats: TableSeat[] } {
  const seats = table.seats.map(({ player, name }, seat) => ({
    ...setup.seats[seat],
    player,
    name,
    out: false,
    remote: true,
  }));
  return { seats };
}
