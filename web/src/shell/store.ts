/**
 * What the page keeps in the browser between visits: for each game the match being played and one
 * that could not be read again. Storage can be full, forbidden or absent; nothing here throws for
 * that: a match then lives until the page is left.
 */
import type { GameId } from './match';

/** The part of `Storage` that is used. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where one hears what other tabs do to the storage. */
type Tabs = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The browser's storage, or `null` where the browser forbids it. */
export function browserStorage(): StorageLike | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What the browser would not keep. It is newer than what the browser still has. */
const unsaved = new Map<string, string>();

function read(key: string, storage: StorageLike | null): string | null {
  try {
    return unsaved.get(key) ?? storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Whether it was kept for another visit. */
function write(key: string, value: string, storage: StorageLike | null): boolean {
  try {
    if (!storage) throw new Error('the browser has no storage');
    storage.setItem(key, value);
    unsaved.delete(key);
    return true;
  } catch {
    unsaved.set(key, value);
    return false;
  }
}

function remove(key: string, storage: StorageLike | null): void {
  unsaved.delete(key);
  try {
    storage?.removeItem(key);
  } catch {
    // Storage that cannot be written holds nothing of ours either.
  }
}

/** The matches of one game that the browser keeps. */
export function savedMatches(game: GameId) {
  const LOG = `holz.${game}.log`;
  const TABLE_TIME = `holz.${game}.table-time`;
  const DRAFT = `holz.${game}.draft`;
  const DAMAGED = `holz.${game}.damaged`;

  /**
   * Keeps the match being played. `tableTimeMs` is the time at the table: clocks stand still while
   * the page is closed, so a match goes on from the time it was left at. A turn that was begun on
   * another log is forgotten.
   */
  function saveLog(log: string, tableTimeMs?: number, storage = browserStorage()): boolean {
    if (log !== read(LOG, storage)) remove(DRAFT, storage);
    if (tableTimeMs === undefined) remove(TABLE_TIME, storage);
    else write(TABLE_TIME, String(Math.round(tableTimeMs)), storage);
    return write(LOG, log, storage);
  }

  /** The match being played, if there is one. */
  function loadLog(storage = browserStorage()): string | null {
    return read(LOG, storage);
  }

  /** Forgets the match being played. */
  function clearLog(storage = browserStorage()): void {
    remove(LOG, storage);
    remove(TABLE_TIME, storage);
    remove(DRAFT, storage);
  }

  /**
   * Calls `taken` when another tab of this browser goes on with the match, or begins another, until
   * what it returns is called.
   */
  function watchLog(taken: () => void, tabs: Tabs = globalThis): () => void {
    const heard = (event: Event) => {
      const { key, newValue } = event as StorageEvent;
      if (key !== LOG || newValue === null) return;
      unsaved.delete(LOG); // what the browser has now is newer
      taken();
    };
    tabs.addEventListener('storage', heard);
    return () => tabs.removeEventListener('storage', heard);
  }

  /** Keeps a turn of the match being played as far as it is made; `null` forgets it. */
  function saveDraft(text: string | null, storage = browserStorage()): void {
    if (text === null) remove(DRAFT, storage);
    else write(DRAFT, text, storage);
  }

  /** The turn that was begun in the match being played, if one was. */
  function loadDraft(storage = browserStorage()): string | null {
    return loadLog(storage) === null ? null : read(DRAFT, storage);
  }

  /** The time at the table when the match was left, if it was kept. */
  function loadTableTime(storage = browserStorage()): number | null {
    const text = read(TABLE_TIME, storage);
    const time = text === null ? Number.NaN : Number(text);
    return Number.isFinite(time) && time >= 0 ? time : null;
  }

  /** Lays a match that cannot be read aside, so that it can be downloaded and a new one begun. */
  function setAside(log: string, storage = browserStorage()): void {
    // Only when it lies safely elsewhere does it leave its place.
    if (write(DAMAGED, log, storage)) clearLog(storage);
  }

  /** The match that could not be read, if there is one. */
  function loadDamaged(storage = browserStorage()): string | null {
    return read(DAMAGED, storage);
  }

  /** Throws the match away that could not be read. */
  function clearDamaged(storage = browserStorage()): void {
    remove(DAMAGED, storage);
  }

  return {
    saveLog,
    loadLog,
    clearLog,
    watchLog,
    saveDraft,
    loadDraft,
    loadTableTime,
    setAside,
    loadDamaged,
    clearDamaged,
  };
}

export type SavedMatches = ReturnType<typeof savedMatches>;

/** Reads what `saveSettings` of a game wrote: `fill` makes it whole, whatever is missing or unknown. */
export function loadSettings<Settings>(
  game: GameId,
  fill: (stored: Readonly<Record<string, unknown>>) => Settings,
  storage = browserStorage(),
): Settings {
  let stored: Readonly<Record<string, unknown>> = {};
  try {
    stored = JSON.parse(read(`holz.${game}.settings`, storage) ?? '{}') ?? {};
  } catch {
    // Not ours, or half written: the defaults do.
  }
  return fill(stored);
}

/** Keeps how the player likes the table of a game. */
export function saveSettings(game: GameId, settings: object, storage = browserStorage()): void {
  write(`holz.${game}.settings`, JSON.stringify(settings), storage);
}
