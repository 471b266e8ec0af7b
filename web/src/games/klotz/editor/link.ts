/** Layouts in links: after `#layout=`, so they never reach the server. */
import type { Layout } from '@/wasm/klotz';
import { layoutFromText, layoutToText } from '@/wasm/klotz-match';

const MARK = 'layout=';

/** The URL that opens this layout in the editor. */
export function linkTo(layout: Layout, here: string): string {
  const url = new URL('/klotz/editor', here);
  url.hash = MARK + layoutToText(layout);
  return url.href;
}

/** Whether a URL fragment contains a layout. */
export function carriesLayout(fragment: string): boolean {
  return fragment.startsWith(MARK);
}

/** The layout in a URL fragment. Throws `HolzError` if it is invalid. */
export function layoutIn(fragment: string): Layout {
  return layoutFromText(unescaped(fragment.slice(MARK.length)));
}

/** Messengers may escape the link; text with invalid escapes stays as it is. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
