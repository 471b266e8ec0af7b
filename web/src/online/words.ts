/** Texts about online play. */
import { joinList, refusalText, t } from '@/i18n';
import type { TableSeat } from '@/shell/match';
import { HolzError } from '@/wasm/answer';
import type { TableSetup, TableView } from '@/wasm/online';
import { ServerUnavailable } from './api';

/** Why a request to the server failed. */
export function troubleText(error: unknown): string {
  if (error instanceof HolzError) return refusalText(error.refusal);
  if (error instanceof ServerUnavailable) return t(`online.${error.reason}`);
  console.error(error);
  return t('online.failed');
}

/** The names of the people at a table. */
export function peopleAt({ seats }: Pick<TableView, 'seats'>): string {
  const people = seats.filter(({ player, taken }) => player.kind === 'human' && taken);
  return joinList(people.map(({ name }) => name || t('online.nobody-named')));
}

export function freeSeats({ seats }: Pick<TableView, 'seats'>): number {
  return seats.filter(({ taken }) => !taken).length;
}

/** The seats of a waiting table, in the form that signs and names are drawn from. */
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
