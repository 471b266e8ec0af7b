/** What the page asks of its service worker. */
import type { Wish } from './keeper';

/** Asks that everything be kept, as soon as something is kept at all. */
export function wishForEverything(): void {
  // Workers have no service worker to ask, and tests no browser.
  if (typeof window === 'undefined' || !('serviceWorker' in navigator)) return;
  const wish: Wish = 'keep everything';
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(wish));
}
