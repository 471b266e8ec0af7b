/**
 * Caches one version of the page, completely or not at all. The only side effects go through the
 * storage and network passed in.
 */

/** One build of the page, listed by URL. */
export interface Version {
  id: string;
  /** Cached on the first visit. */
  files: readonly string[];
  /** Cached when first fetched, or when everything is requested: X-Stack, puzzles, analysis. */
  later: readonly string[];
}

/**
 * Messages to a service worker. Pages send them to cache everything or to show a notice while
 * hidden; the active version sends one to make the waiting version take over. This is only a type
 * because a service worker must be a single file and can't share code with the page.
 */
export type ServiceWorkerMessage = 'keep everything' | 'take over' | { notice: string };

/** The cached page that answers every route. */
export const PAGE = '/';

const PREFIX = 'holz-page-';

/** An empty cache with this name marks that everything was requested. */
const EVERYTHING = 'holz-everything';

/** File names in this folder contain a content hash, so an old copy is never stale. */
const BY_CONTENT = '/assets/';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Caches the files a first visit needs, or all files if everything was requested before. Rejects if
 * any download fails; the version is then not used at all.
 */
export async function precache(
  version: Version,
  caches: CacheStorage,
  fetch: Fetch,
): Promise<void> {
  const everything = await caches.has(EVERYTHING);
  const files = everything ? [...version.files, ...version.later] : version.files;
  try {
    await store(files, version, caches, fetch);
  } catch (error) {
    // Nothing would ever use or delete the part that arrived.
    await caches.delete(PREFIX + version.id);
    throw error;
  }
}

/** Caches the remaining files and makes future versions cache everything too. */
export async function precacheAll(
  version: Version,
  caches: CacheStorage,
  fetch: Fetch,
): Promise<void> {
  await caches.open(EVERYTHING);
  const own = [PREFIX + version.id];
  const found = await Promise.all(version.later.map((file) => find(file, own, caches)));
  const missing = version.later.filter((_, index) => !found[index]);
  await store(missing, version, caches, fetch);
}

async function store(
  files: readonly string[],
  version: Version,
  caches: CacheStorage,
  fetch: Fetch,
): Promise<void> {
  const older = await olderCaches(version, caches);
  const cache = await caches.open(PREFIX + version.id);
  const stored = await Promise.allSettled(
    files.map(async (file) => {
      const known = file.startsWith(BY_CONTENT) ? await find(file, older, caches) : undefined;
      const response = known ?? (await fetch(new Request(file, { cache: 'no-cache' })));
      if (!response.ok) throw new Error(`${file} could not be had: ${response.status}`);
      await cache.put(file, response);
    }),
  );
  // Wait for all of them: a late one would fill the cache again after it was deleted.
  const failed = stored.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Caches a file that the first visit skipped once it has been fetched, so it works offline from
 * then on.
 */
export async function cacheFetched(
  version: Version,
  url: string,
  response: Response,
  caches: CacheStorage,
): Promise<void> {
  const { pathname } = new URL(url);
  if (!response.ok || !version.later.includes(pathname)) return;
  const copy = response.clone(); // clone now: the caller consumes the original
  const cache = await caches.open(PREFIX + version.id);
  await cache.put(pathname, copy);
}

/** Deletes all other versions. Returns whether there were any. */
export async function forgetOthers(version: Version, caches: CacheStorage): Promise<boolean> {
  const older = await olderCaches(version, caches);
  await Promise.all(older.map((name) => caches.delete(name)));
  return older.length > 0;
}

/** The cached response to a request, if this version has one. */
export async function cachedResponse(
  version: Version,
  { url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>,
  origin: string,
  caches: CacheStorage,
): Promise<Response | undefined> {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return undefined;
  const file = mode === 'navigate' && isRoute(address.pathname) ? PAGE : address.pathname;
  return find(file, [PREFIX + version.id], caches);
}

/** What the server answers itself. */
const SERVER_PATHS = ['api', 'assets', 'healthz', 'metrics', 'readyz'];

/** Whether the page handles this path itself. Must match the server's routing. */
export function isRoute(path: string): boolean {
  const names = path.split('/').slice(1);
  return !names.at(-1)!.includes('.') && !SERVER_PATHS.includes(names[0]!);
}

async function olderCaches({ id }: Version, caches: CacheStorage): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + id);
}

async function find(
  file: string,
  names: readonly string[],
  caches: CacheStorage,
): Promise<Response | undefined> {
  for (const cacheName of names) {
    // Responses vary only by encoding, and the browser has already decoded them.
    const found = await caches.match(file, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
