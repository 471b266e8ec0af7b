/** The tables one has been at, so that one finds back without the link. */
import { save, load } from '@/storage/storage';

const RECENT = 'online.recent';
const MOST = 6;

export interface RecentTable {
  id: string;
}

export function recentTables(): RecentTable[] {
  try {
    const stored: unknown = JSON.parse(load(RECENT) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTable) : [];
  } catch {
    return [];
  }
}

/** The newest comes first. */
export function remember({ id }: RecentTable): void {
  const others = recentTables().filter((table) => table.id !== id);
  write([{ id }, ...others].slice(0, MOST));
}

export function forget(id: string): void {
  write(recentTables().filter((table) => table.id !== id));
}

function write(tables: RecentTable[]): void {
  save(RECENT, JSON.stringify(tables));
}

function isTable(value: unknown): value is RecentTable {
  const { id } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && /^[0-9a-f]{32}$/.test(id);
}
