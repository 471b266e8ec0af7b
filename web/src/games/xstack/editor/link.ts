/** A pile in a URL: after `#pile=`, so the browser never sends it to a server. */
const MARK = 'pile=';

/** The URL that opens this pile in the editor. */
export function linkTo(text: string, here: string): string {
  const url = new URL('/xstack/editor', here);
  url.hash = MARK + text;
  return url.href;
}

/** The pile's text in a URL fragment; `null` if there is none. */
export function pileIn(fragment: string): string | null {
  if (!fragment.startsWith(MARK)) return null;
  const text = fragment.slice(MARK.length);
  try {
    // Messengers percent-encode characters they don't recognize.
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
