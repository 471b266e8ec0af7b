/** What the page asks of its service worker. */

/** Said by a page that shows what a first visit does not keep. */
export const KEEP_EVERYTHING = 'keep everything';

/** Asks that everything be kept, as soon as something is kept at all. */
export function wishForEverything(): void {
  // Workers have no service worker to ask, and tests no browser.
  if (typeof window === 'undefined' || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(KEEP_EVERYTHING));
}
