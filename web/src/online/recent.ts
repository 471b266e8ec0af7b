/** The online tables you visited, so that you find them again without the link. */
import { asList, loadJson, saveJson } from '@/storage/storage';

const RECENT = 'online.recent';
const MOST = 6;

export interface RecentTable {
  id: string;
}

export function recentTables(): RecentTable[] {
  return asList(loadJson(RECENT), isTable);
}

/** Puts the table first: newest comes first. */
export function remember({ id }: RecentTable): void {
  const others = recentTables().filter((table) => table.id !== id);
  write([{ id }, ...others].slice(0, MOST));
}

export function forget(id: string): void {
  write(recentTables().filter((table) => table.id !== id));
}

function write(tables: RecentTable[]): void {
  saveJson(RECENT, tables);
}

function isTable(value: unknown): value is RecentTable {
  const { id } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && /^[0-9a-f]{32}$/.test(id);
}
