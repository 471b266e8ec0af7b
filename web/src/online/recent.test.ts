import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, recentTables, remember } from './recent';

const id = (digit: number) => String(digit).repeat(32);

/** A fake of the browser's storage. */
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
});

describe('the tables one has been at', () => {
  it('come back newest first, each once, and not for ever', () => {
    for (const digit of [1, 2, 3, 1, 4, 5, 6, 7]) remember({ id: id(digit) });
    expect(recentTables().map((table) => table.id)).toEqual([7, 6, 5, 4, 1, 3].map(id));
    forget(id(5));
    expect(recentTables().map((table) => table.id)).toEqual([7, 6, 4, 1, 3].map(id));
  });

  it.each(['', 'null', '{}', '[{"id":"/../x"},7,null]'])(
    'survive what else is there: %s',
    (text) => {
      storage.set('holz.online.recent', text);
      expect(recentTables()).toEqual([]);
      remember({ id: id(1) });
      expect(recentTables()).toEqual([{ id: id(1) }]);
    },
  );
});
