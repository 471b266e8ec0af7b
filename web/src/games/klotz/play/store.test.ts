import { describe, expect, it } from 'vitest';
import type { StorageLike } from '@/shell/store';
import {
  clearDamaged,
  clearLog,
  defaultSettings,
  loadDamaged,
  loadLog,
  loadSettings,
  loadTableTime,
  matches,
  saveLog,
  saveSettings,
  setAside,
} from './store';

function storage(): StorageLike & { stored: Map<string, string> } {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

/** A browser whose storage is full or blocked. */
const broken: StorageLike = {
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
  removeItem: () => {
    throw new Error('SecurityError');
  },
};

describe('the match being played', () => {
  it('returns with the server time', () => {
    const s = storage();
    expect(saveLog('log', 1234.6, s)).toBe(true);
    expect(loadLog(s)).toBe('log');
    expect(loadTableTime(s)).toBe(1235);
  });

  it('starts without a time when none is given, even if an older match left one', () => {
    const s = storage();
    saveLog('old', 99, s);
    saveLog('new', undefined, s);
    expect(loadLog(s)).toBe('new');
    expect(loadTableTime(s)).toBeNull();
  });

  it('ignores a time that is no time', () => {
    const s = storage();
    for (const text of ['soon', '-5', 'Infinity']) {
      s.stored.set('holz.klotz.table-time', text);
      expect(loadTableTime(s)).toBeNull();
    }
  });

  it('is handed over to another tab that continues it', () => {
    const tabs = new EventTarget();
    const fromAnotherTab = (key: string, newValue: string | null) =>
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    let taken = 0;
    const unwatch = matches.watchLog(() => (taken += 1), tabs);
    fromAnotherTab('holz.climbers.log', 'of another game');
    fromAnotherTab('holz.klotz.table-time', '5');
    fromAnotherTab('holz.klotz.log', null);
    expect(taken).toBe(0);

    // The log we failed to save here is older than the one the other tab saved.
    saveLog('here', 1, broken);
    const s = storage();
    s.stored.set('holz.klotz.log', 'there');
    expect(loadLog(s)).toBe('here');
    fromAnotherTab('holz.klotz.log', 'there');
    expect(taken).toBe(1);
    expect(loadLog(s)).toBe('there');

    unwatch();
    fromAnotherTab('holz.klotz.log', 'there again');
    expect(taken).toBe(1);
    clearLog(s);
  });

  it('keeps an unfinished turn as long as it still fits', () => {
    const s = storage();
    const { saveDraft, loadDraft } = matches;
    saveDraft('nobody knows of which match', s);
    expect(loadDraft(s)).toBeNull();
    saveLog('log', 5, s);
    saveDraft('w16,14', s);
    saveLog('log', 6, s);
    expect(loadDraft(s)).toBe('w16,14');
    saveLog('log and one move', 7, s);
    expect(loadDraft(s)).toBeNull();
    saveDraft('w16,15', s);
    saveDraft(null, s);
    expect(loadDraft(s)).toBeNull();
  });

  it('can be forgotten', () => {
    const s = storage();
    saveLog('log', 5, s);
    matches.saveDraft('w16,14', s);
    clearLog(s);
    expect(s.stored.size).toBe(0);
  });
});

describe('a match that cannot be read', () => {
  it('is laid aside, out of the way of the next one', () => {
    const s = storage();
    saveLog('nonsense', 5, s);
    setAside('nonsense', s);
    expect(loadLog(s)).toBeNull();
    expect(loadDamaged(s)).toBe('nonsense');
    saveLog('next', 6, s);
    expect(loadDamaged(s)).toBe('nonsense');
    clearDamaged(s);
    expect(loadDamaged(s)).toBeNull();
  });

  it('stays where it is if it cannot be laid aside', () => {
    const s = storage();
    saveLog('nonsense', 5, s);
    setAside('nonsense', {
      ...s,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    expect(loadLog(s)).toBe('nonsense');
  });
});

describe('settings', () => {
  it('are restored as saved', () => {
    const s = storage();
    const settings = { view: 'flat', confirm: true, picture: 'simple' } as const;
    saveSettings(settings, s);
    expect(loadSettings(s)).toEqual(settings);
  });

  it.each(['', 'null', '[]', '{"view":"sideways","confirm":"maybe"}', '{half'])(
    'fall back to the defaults where %j says nothing',
    (text) => {
      const s = storage();
      s.stored.set('holz.klotz.settings', text);
      expect(loadSettings(s)).toEqual(defaultSettings);
    },
  );
});

it('a browser without storage keeps a match until the page is left, and breaks nothing', () => {
  for (const s of [null, broken]) {
    expect(saveLog('log', 1, s)).toBe(false);
    expect(loadLog(s)).toBe('log');
    expect(loadTableTime(s)).toBe(1);
    clearLog(s);
    expect(loadLog(s)).toBeNull();
    setAside('log', s);
    expect(loadDamaged(s)).toBe('log');
    clearDamaged(s);
    expect(loadDamaged(s)).toBeNull();
    expect(loadSettings(s)).toEqual(defaultSettings);
    saveSettings(defaultSettings, s);
  }
});

it('a match the browser could not keep is newer than the one it still has', () => {
  const full = { ...storage(), getItem: () => 'old', setItem: broken.setItem };
  expect(saveLog('new', 1, full)).toBe(false);
  expect(loadLog(full)).toBe('new');
  // Once there is room again, the save succeeds.
  const roomy = storage();
  expect(saveLog('newer', 2, roomy)).toBe(true);
  expect(roomy.stored.get('holz.klotz.log')).toBe('newer');
  expect(loadLog(storage())).toBeNull();
});
