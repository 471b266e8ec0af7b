/** Messages from the page to its service worker. */
import type { ServiceWorkerMessage } from './precache';

/** Caches everything as soon as a service worker is active. */
export const requestFullPrecache = () => postToServiceWorker('keep everything');

/** Shows a notice while the page is hidden, as if the server had pushed it. */
export const requestNotification = (notice: object) =>
  postToServiceWorker({ notice: JSON.stringify(notice) });

function postToServiceWorker(message: ServiceWorkerMessage): void {
  // Workers can't reach the service worker, and tests have no browser.
  if (typeof window === 'undefined' || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
