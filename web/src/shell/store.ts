/**
 * What the page keeps in the browser between visits: for each game the match being played and one
 * that could not be read again. Storage can be full, forbidden or absent; nothing here throws for
 * that: a match then lives until the page is left.
 */
import type { GameId } from './match';

/** The part of `Storage` that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where one hears what other tabs do to the storage. */
type Tabs = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The browser's storage, or `null` where the browser forbids it. */
export function browserShelf(): Shelf | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What the browser would not keep. It is newer than what the browser still has. */
const unkept = new Map<string, string>();

function read(key: string, shelf: Shelf | null): string | null {
  try {
    return unkept.get(key) ?? shelf?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Whether it was kept for another visit. */
function write(key: string, value: string, shelf: Shelf | null): boolean {
  try {
    if (!shelf) throw new Error('the browser has no storage');
    shelf.setItem(key, value);
    unkept.delete(key);
    return true;
  } catch {
    unkept.set(key, value);
    return false;
  }
}

function remove(key: string, shelf: Shelf | null): void {
  unkept.delete(key);
  try {
    shelf?.removeItem(key);
  } catch {
    // Storage that cannot be written holds nothing of ours either.
  }
}

/** The matches of one game that the browser keeps. */
export function keptMatches(game: GameId) {
  const LOG = `holz.${game}.log`;
  const TABLE_TIME = `holz.${game}.table-time`;
  const DRAFT = `holz.${game}.draft`;
  const DAMAGED = `holz.${game}.damaged`;

  /**
   * Keeps the match being played. `tableTimeMs` is the time at the table: clocks stand still while
   * the page is closed, so a match goes on from the time it was left at. A turn that was begun on
   * another log is forgotten.
   */
  function saveLog(log: string, tableTimeMs?: number, shelf = browserShelf()): boolean {
    if (log !== read(LOG, shelf)) remove(DRAFT, shelf);
    if (tableTimeMs === undefined) remove(TABLE_TIME, shelf);
    else write(TABLE_TIME, String(Math.round(tableTimeMs)), shelf);
    return write(LOG, log, shelf);
  }

  /** The match being played, if there is one. */
  function loadLog(shelf = browserShelf()): string | null {
    return read(LOG, shelf);
  }

  /** Forgets the match being played. */
  function clearLog(shelf = browserShelf()): void {
    remove(LOG, shelf);
    remove(TABLE_TIME, shelf);
    remove(DRAFT, shelf);
  }

  /**
   * Calls `taken` when another tab of this browser goes on with the match, or begins another, until
   * what it returns is called.
   */
  function watchLog(taken: () => void, tabs: Tabs = globalThis): () => void {
    const heard = (event: Event) => {
      const { key, newValue } = event as StorageEvent;
      if (key !== LOG || newValue === null) return;
      unkept.delete(LOG); // what the browser has now is newer
      taken();
    };
    tabs.addEventListener('storage', heard);
    return () => tabs.removeEventListener('storage', heard);
  }

  /** Keeps a turn of the match being played as far as it is made; `null` forgets it. */
  function saveDraft(text: string | null, shelf = browserShelf()): void {
    if (text === null) remove(DRAFT, shelf);
    else write(DRAFT, text, shelf);
  }

  /** The turn that was begun in the match being played, if one was. */
  function loadDraft(shelf = browserShelf()): string | null {
    return loadLog(shelf) === null ? null : read(DRAFT, shelf);
  }

  /** The time at the table when the match was left, if it was kept. */
  function loadTableTime(shelf = browserShelf()): number | null {
    const text = read(TABLE_TIME, shelf);
    const time = text === null ? Number.NaN : Number(text);
    return Number.isFinite(time) && time >= 0 ? time : null;
  }

  /** Lays a match that cannot be read aside, so that it can be downloaded and a new one begun. */
  function setAside(log: string, shelf = browserShelf()): void {
    // Only when it lies safely elsewhere does it leave its place.
    if (write(DAMAGED, log, shelf)) clearLog(shelf);
  }

  /** The match that could not be read, if there is one. */
  function loadDamaged(shelf = browserShelf()): string | null {
    return read(DAMAGED, shelf);
  }

  /** Throws the match away that could not be read. */
  function clearDamaged(shelf = browserShelf()): void {
    remove(DAMAGED, shelf);
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

export type KeptMatches = ReturnType<typeof keptMatches>;

/** Reads what `saveSettings` of a game wrote: `fill` makes it whole, whatever is missing or unknown. */
export function loadSettings<Settings>(
  game: GameId,
  fill: (kept: Partial<Record<keyof Settings, unknown>>) => Settings,
  shelf = browserShelf(),
): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    kept = JSON.parse(read(`holz.${game}.settings`, shelf) ?? '{}') ?? {};
  } catch {
    // Not ours, or half written: the defaults do.
  }
  return fill(kept);
}

/** Keeps how the player likes the table of a game. */
export function saveSettings(game: GameId, settings: object, shelf = browserShelf()): void {
  write(`holz.${game}.settings`, JSON.stringify(settings), shelf);
}
