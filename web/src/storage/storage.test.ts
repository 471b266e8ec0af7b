import { describe, expect, it } from 'vitest';
import { migrateStorage } from './migrations';
import { asList, load, loadJson, save, saveJson, watch, type StorageLike } from './storage';

function memory(entries: Record<string, string> = {}): StorageLike & { map: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const full: StorageLike = {
  getItem: () => 'old',
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {},
};

describe('storage', () => {
  it('stores under a prefix and deletes', () => {
    const storage = memory();
    expect(save('a', 'text', storage)).toBe(true);
    expect([...storage.map]).toEqual([['holz.a', 'text']]);
    expect(load('a', storage)).toBe('text');
    save('a', null, storage);
    expect(load('a', storage)).toBeNull();
  });

  it('keeps in memory what the browser refuses, until it stores something newer', () => {
    expect(save('b', 'new', full)).toBe(false);
    expect(load('b', full)).toBe('new');
    const storage = memory();
    expect(save('b', 'newer', storage)).toBe(true);
    expect(load('b', full)).toBe('old');
  });

  it('works without any storage', () => {
    expect(load('c', null)).toBeNull();
    expect(save('c', 'text', null)).toBe(false);
    expect(load('c', null)).toBe('text');
    save('c', null, null);
  });

  it.each(['{', 'undefined', ''])('reads damaged JSON as nothing: %j', (text) => {
    expect(loadJson('d', memory({ 'holz.d': text }))).toBeNull();
  });

  it('leaves out entries it does not know', () => {
    const storage = memory();
    saveJson('e', ['x', 1, null], storage);
    const isText = (value: unknown): value is string => typeof value === 'string';
    expect(asList(loadJson('e', storage), isText)).toEqual(['x']);
    expect(asList({}, isText)).toEqual([]);
  });

  it('tells what another tab stores', () => {
    const tabs = new EventTarget();
    let changes = 0;
    const stop = watch('f', () => (changes += 1), tabs);
    const store = (key: string, newValue: string | null) =>
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    store('holz.f', 'text');
    store('holz.f', null);
    store('holz.g', 'text');
    expect(changes).toBe(1);
    stop();
    store('holz.f', 'text');
    expect(changes).toBe(1);
  });
});

describe('a migration', () => {
  it('renames the reach preview of The Climbers', () => {
    const storage = memory({ 'holz.climbers.settings': '{"outlook":true,"heights":true}' });
    migrateStorage(storage);
    expect(loadJson('climbers.settings', storage)).toEqual({ reachPreview: true, heights: true });
    expect(load('version', storage)).toBe('1');
  });

  it('happens once, and leaves newer versions alone', () => {
    for (const version of ['1', '7']) {
      const stored = { 'holz.version': version, 'holz.climbers.settings': '{"outlook":true}' };
      const storage = memory(stored);
      migrateStorage(storage);
      expect(Object.fromEntries(storage.map)).toEqual(stored);
    }
  });

  it('does nothing on a first visit but note the version', () => {
    const storage = memory();
    migrateStorage(storage);
    expect([...storage.map.keys()]).toEqual(['holz.version']);
  });
});
