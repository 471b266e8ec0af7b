/** A layout in an address: after `#layout=`, so that it never leaves the browser. */
import type { Layout } from '@/wasm/klotz';
import { layoutFromText, layoutToText } from '@/wasm/klotz-match';

const MARK = 'layout=';

/** The address that opens this layout in the editor. */
export function linkTo(layout: Layout, here: string): string {
  const url = new URL('/klotz/editor', here);
  url.hash = MARK + layoutToText(layout);
  return url.href;
}

/** Whether an address carries a layout at all. */
export function carriesLayout(fragment: string): boolean {
  return fragment.startsWith(MARK);
}

/** The layout of an address. Throws `HolzError` if it cannot be read. */
export function layoutIn(fragment: string): Layout {
  return layoutFromText(unescaped(fragment.slice(MARK.length)));
}

/** Messengers escape what they do not know; text that is not properly escaped is left as it is. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
