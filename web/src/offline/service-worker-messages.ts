/** What the page asks of its service worker. */
import type { ServiceWorkerMessage } from './precache';

/** Asks that everything be kept, as soon as something is kept at all. */
export const requestFullPrecache = () => postToServiceWorker('keep everything');

/** Asks that something be shown though nobody sees the page, as if it had come from the server. */
export const requestNotification = (notice: object) =>
  postToServiceWorker({ notice: JSON.stringify(notice) });

function postToServiceWorker(message: ServiceWorkerMessage): void {
  // Workers have no service worker to ask, and tests no browser.
  if (typeof window === 'undefined' || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
