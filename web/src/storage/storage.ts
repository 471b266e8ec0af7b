/**
 * Small things the page remembers in the browser. Storage may be missing, full or forbidden: then
 * the page simply forgets, it never fails.
 */
const PREFIX = 'holz.';

/** The remembered text, or `null`. */
export function load(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Remembers a text (`null` forgets it). Says whether that worked. */
export function save(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

/** The remembered value if it is one of `allowed`, otherwise `fallback`. */
export function loadOneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
  const text = load(name);
  return allowed.find((value) => value === text) ?? fallback;
}
