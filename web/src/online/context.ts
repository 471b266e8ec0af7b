/** The online table, as context for the components that show it. */
import { getContext, setContext } from 'svelte';
import type { OnlineTable } from './online-table.svelte';

const ONLINE = Symbol('online table');

export function setOnline(online: OnlineTable): void {
  setContext(ONLINE, online);
}

export function getOnline(): OnlineTable {
  return getContext<OnlineTable>(ONLINE);
}
