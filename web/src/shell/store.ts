/** The match of each game that is being played in this browser, and how its table is set up. */
import {
  asObject,
  browserStorage,
  load,
  loadJson,
  save,
  saveJson,
  watch,
  type StorageLike,
} from '@/storage/storage';
import type { GameId } from './match';

export type { StorageLike } from '@/storage/storage';

/** The stored matches of one game. */
export function savedMatches(game: GameId) {
  const LOG = `${game}.log`;
  const TABLE_TIME = `${game}.table-time`;
  const DRAFT = `${game}.draft`;
  const DAMAGED = `${game}.damaged`;

  return {
    /**
     * Saves the match being played. Clocks stop while the page is closed, so a match continues at
     * `tableTimeMs`. A turn that was begun on another log is deleted.
     */
    saveLog(log: string, tableTimeMs?: number, storage = browserStorage()): boolean {
      if (log !== load(LOG, storage)) save(DRAFT, null, storage);
      const time = tableTimeMs === undefined ? null : String(Math.round(tableTimeMs));
      save(TABLE_TIME, time, storage);
      return save(LOG, log, storage);
    },

    /** The match being played, if there is one. */
    loadLog: (storage = browserStorage()): string | null => load(LOG, storage),

    clearLog,

    /** Calls `taken` when another tab continues the match or starts another one. */
    watchLog: (taken: () => void, tabs?: Parameters<typeof watch>[2]): (() => void) =>
      watch(LOG, taken, tabs),

    /** Saves the steps of an unfinished turn; `null` deletes them. */
    saveDraft(text: string | null, storage = browserStorage()): void {
      save(DRAFT, text, storage);
    },

    /** The unfinished turn of the match being played, if there is one. */
    loadDraft: (storage = browserStorage()): string | null =>
      load(LOG, storage) === null ? null : load(DRAFT, storage),

    /** The time at the table when the page was closed, if it is known. */
    loadTableTime(storage = browserStorage()): number | null {
      const text = load(TABLE_TIME, storage);
      const time = text === null ? Number.NaN : Number(text);
      return Number.isFinite(time) && time >= 0 ? time : null;
    },

    /** Moves a match that can't be read out of the way, so that it can be downloaded. */
    setAside(log: string, storage = browserStorage()): void {
      if (save(DAMAGED, log, storage)) clearLog(storage);
    },

    /** The match that couldn't be read, if there is one. */
    loadDamaged: (storage = browserStorage()): string | null => load(DAMAGED, storage),

    clearDamaged(storage = browserStorage()): void {
      save(DAMAGED, null, storage);
    },
  };

  function clearLog(storage = browserStorage()): void {
    [LOG, TABLE_TIME, DRAFT].forEach((name) => save(name, null, storage));
  }
}

export type SavedMatches = ReturnType<typeof savedMatches>;

/** The settings of a game's table; `read` replaces what is missing or unknown by defaults. */
export function loadSettings<Settings>(
  game: GameId,
  read: (stored: Readonly<Record<string, unknown>>) => Settings,
  storage: StorageLike | null = browserStorage(),
): Settings {
  return read(asObject(loadJson(`${game}.settings`, storage)));
}

export function saveSettings(game: GameId, settings: object, storage = browserStorage()): void {
  saveJson(`${game}.settings`, settings, storage);
}
