/**
 * Everything the page stores in the browser goes through here: games, settings, layouts, progress.
 * Storage may be missing, full or forbidden. Nothing here throws: what can't be stored stays in
 * memory until the page is closed.
 */

/** The part of `Storage` that is used. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'holz.';

/** What the browser refused to store. It is newer than what the browser has. */
const unsaved = new Map<string, string>();

/** The browser's storage, or `null` where it is forbidden. */
export function browserStorage(): StorageLike | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The stored text, or `null`. */
export function load(name: string, storage = browserStorage()): string | null {
  try {
    return unsaved.get(name) ?? storage?.getItem(PREFIX + name) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text; `null` deletes it. Returns whether the browser stored it. */
export function save(name: string, text: string | null, storage = browserStorage()): boolean {
  unsaved.delete(name);
  try {
    if (text === null) storage?.removeItem(PREFIX + name);
    else if (storage) storage.setItem(PREFIX + name, text);
    else throw new Error('this browser has no storage');
    return true;
  } catch {
    if (text !== null) unsaved.set(name, text);
    return false;
  }
}

/** The stored text if it is one of `allowed`, otherwise `fallback`. */
export function loadOneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
  const text = load(name);
  return allowed.find((value) => value === text) ?? fallback;
}

/** The stored JSON; `null` if there is none or it is damaged. */
export function loadJson(name: string, storage = browserStorage()): unknown {
  return parseJson(load(name, storage));
}

export function saveJson(name: string, value: unknown, storage = browserStorage()): boolean {
  return save(name, JSON.stringify(value), storage);
}

/** `null` if it isn't JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A value read from JSON as an object; an empty one if it is anything else. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The entries of a stored list that `isEntry` accepts. */
export function asList<T>(value: unknown, isEntry: (entry: unknown) => entry is T): T[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

/** Calls `changed` when another tab stores this text, until the returned function is called. */
export function watch(
  name: string,
  changed: () => void,
  tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): () => void {
  const listen = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    if (key !== PREFIX + name || newValue === null) return;
    unsaved.delete(name); // what the browser has now is newer
    changed();
  };
  tabs.addEventListener('storage', listen);
  return () => tabs.removeEventListener('storage', listen);
}
