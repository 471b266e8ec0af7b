/**
 * What the page keeps in the browser between visits: the game being played, a game that could not
 * be read again, and how the player likes the table to behave. Storage can be full, forbidden or
 * absent; nothing here throws for that, a game is then simply not kept.
 */

const LOG = 'holz.klotz.log';
const TABLE_TIME = 'holz.klotz.table-time';
const DAMAGED = 'holz.klotz.damaged';
const SETTINGS = 'holz.klotz.settings';

/** The part of `Storage` that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How the player likes the table to behave. */
export interface PlaySettings {
  view: '3d' | 'flat';
  /** A move is aimed first and played by a second, separate step. */
  confirm: boolean;
  /** Whether the 3D picture is refined while it rests, or stays as plain as it was drawn first. */
  picture: 'auto' | 'simple';
}

export const defaultSettings: PlaySettings = { view: '3d', confirm: false, picture: 'auto' };

/** The browser's storage, or `null` where the browser forbids it. */
function browserShelf(): Shelf | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function read(key: string, shelf: Shelf | null): string | null {
  try {
    return shelf?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Whether it was kept. */
function write(key: string, value: string, shelf: Shelf | null): boolean {
  try {
    if (!shelf) return false;
    shelf.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function remove(key: string, shelf: Shelf | null): void {
  try {
    shelf?.removeItem(key);
  } catch {
    // Storage that cannot be written holds nothing of ours either.
  }
}

/**
 * Keeps the match being played. `tableTimeMs` is the time at the table: clocks stand still while
 * the page is closed, so a match goes on from the time it was left at.
 */
export function saveLog(log: string, tableTimeMs?: number, shelf = browserShelf()): boolean {
  if (tableTimeMs === undefined) remove(TABLE_TIME, shelf);
  else write(TABLE_TIME, String(Math.round(tableTimeMs)), shelf);
  return write(LOG, log, shelf);
}

/** The match being played, if there is one. */
export function loadLog(shelf = browserShelf()): string | null {
  return read(LOG, shelf);
}

/** Forgets the match being played. */
export function clearLog(shelf = browserShelf()): void {
  remove(LOG, shelf);
  remove(TABLE_TIME, shelf);
}

/** The time at the table when the match was left, if it was kept. */
export function loadTableTime(shelf = browserShelf()): number | null {
  const text = read(TABLE_TIME, shelf);
  const time = text === null ? Number.NaN : Number(text);
  return Number.isFinite(time) && time >= 0 ? time : null;
}

/** Lays a match that cannot be read aside, so that it can be downloaded and a new one begun. */
export function setAside(log: string, shelf = browserShelf()): void {
  // Only when it lies safely elsewhere does it leave its place.
  if (write(DAMAGED, log, shelf)) clearLog(shelf);
}

/** The match that could not be read, if there is one. */
export function loadDamaged(shelf = browserShelf()): string | null {
  return read(DAMAGED, shelf);
}

/** Throws the match away that could not be read. */
export function clearDamaged(shelf = browserShelf()): void {
  remove(DAMAGED, shelf);
}

/** How the player likes the table; what is missing or unknown falls back to the default. */
export function loadSettings(shelf = browserShelf()): PlaySettings {
  let kept: Partial<Record<keyof PlaySettings, unknown>> = {};
  try {
    kept = JSON.parse(read(SETTINGS, shelf) ?? '{}') ?? {};
  } catch {
    // Not ours, or half written: the defaults do.
  }
  const { view, confirm, picture } = kept;
  return {
    view: view === '3d' || view === 'flat' ? view : defaultSettings.view,
    confirm: typeof confirm === 'boolean' ? confirm : defaultSettings.confirm,
    picture: picture === 'auto' || picture === 'simple' ? picture : defaultSettings.picture,
  };
}

export function saveSettings(settings: PlaySettings, shelf = browserShelf()): void {
  write(SETTINGS, JSON.stringify(settings), shelf);
}
