/**
 * Makes the page work offline. The first visit caches all files except X-Stack's, which are large
 * and cached when you first open that game, and those of puzzles and analysis, which are cached as
 * they are fetched. A new version downloads in the background and takes over at the next start,
 * once no tab shows the old one: versions never mix.
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

/** Injected by the build, see `build/offline.ts`. */
declare const __HOLZ_VERSION__: Version;

const worker = self as unknown as ServiceWorkerGlobalScope;
const version = __HOLZ_VERSION__;

worker.addEventListener('install', (event) => {
  event.waitUntil(precache(version, caches, fetch));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    forgetOthers(version, caches).then((renewed) => {
      // On the very first visit the open page is already this version, so we can serve it right
      // away.
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
 * Whether the only tab reloads while a new version waits. The browser activates the new version
 * only after all tabs close, but during a reload the old page stays until the new one loads.
 */
async function isFreshStart({ mode, cache }: Request): Promise<boolean> {
  const again = mode === 'navigate' && cache !== 'default';
  if (!again || !worker.registration.waiting) return false;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.length === 1;
}
