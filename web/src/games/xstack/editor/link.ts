/** A pile in an address: after `#pile=`, so that it never leaves the browser. */
const MARK = 'pile=';

/** The address that opens this pile in the editor. */
export function linkTo(text: string, here: string): string {
  const url = new URL('/xstack/editor', here);
  url.hash = MARK + text;
  return url.href;
}

/** The text of the pile that an address carries; `null` if it carries none. */
export function pileIn(fragment: string): string | null {
  if (!fragment.startsWith(MARK)) return null;
  const text = fragment.slice(MARK.length);
  try {
    // Messengers escape what they do not know.
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
