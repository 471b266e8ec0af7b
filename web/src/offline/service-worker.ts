/**
 * Lets the page open and play without a network. The first visit keeps all files of the page but
 * X-Stack's, which are large and kept when that game is first opened, and those of puzzles and
 * analysis, which are kept as they are fetched; from then on they come from here. A new version is fetched in the background and taken at the next
 * start, when no tab shows the old one any more: versions are never mixed.
 */
import { noticeOf, openTable } from './notices';
import {
  forgetOthers,
  precache,
  precacheAll,
  cacheFetched,
  cachedResponse,
  type Version,
  type ServiceWorkerMessage,
} from './precache';

/** Written here by the build, see `build/offline.ts`. */
declare const __HOLZ_VERSION__: Version;

const worker = self as unknown as ServiceWorkerGlobalScope;
const version = __HOLZ_VERSION__;

worker.addEventListener('install', (event) => {
  event.waitUntil(precache(version, caches, fetch));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    forgetOthers(version, caches).then((renewed) => {
      // On the very first visit the page that is open is of this version and may be helped at once.
      return renewed ? undefined : worker.clients.claim();
    }),
  );
});

worker.addEventListener('message', (event) => {
  const message = event.data as ServiceWorkerMessage;
  if (message === 'take over') void worker.skipWaiting();
  if (message === 'keep everything') event.waitUntil(precacheAll(version, caches, fetch));
  if (typeof message === 'object') event.waitUntil(notify(message.notice));
});

worker.addEventListener('push', (event) => {
  event.waitUntil(notify(event.data?.text()));
});

function notify(message: string | undefined): Promise<void> {
  const { title, options } = noticeOf(message);
  return worker.registration.showNotification(title, options);
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(openTable(path, worker.clients));
});

worker.addEventListener('fetch', (event) => {
  event.respondWith(answer(event));
});

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  if (await isFreshStart(request)) {
    worker.registration.waiting?.postMessage('take over' satisfies ServiceWorkerMessage);
    return new Response('', { headers: { refresh: '0' } });
  }
  const cached = await cachedResponse(version, request, worker.location.origin, caches);
  if (cached) return cached;
  const response = await fetch(request);
  event.waitUntil(cacheFetched(version, request.url, response, caches));
  return response;
}

/**
 * The only tab loads again while a new version waits. The browser itself lets the new version take
 * over when all tabs are closed, but for this the old page is still there until the new one is.
 */
async function isFreshStart({ mode, cache }: Request): Promise<boolean> {
  const again = mode === 'navigate' && cache !== 'default';
  if (!again || !worker.registration.waiting) return false;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.length === 1;
}
