/**
 * Keeps one version of the page in the browser, whole or not at all. Pure but for the storage and
 * the network it is given.
 */

/** A built version of the page: all its files, by their addresses. */
export interface Version {
  id: string;
  /** What is kept from the first visit on. */
  files: readonly string[];
  /** What is kept once it was fetched, or wanted as a whole: X-Stack, puzzles, the analysis. */
  later: readonly string[];
}

/**
 * What is said to a service worker: by a page that shows what a first visit does not keep or that nobody
 * sees while something happens in it, and by the version in use to the one that waits. Only a type: a service worker shares no code with the page,
 * since it must be a single file.
 */
export type ServiceWorkerMessage = 'keep everything' | 'take over' | { notice: string };

/** Stands in for every address that the page itself shows. */
export const PAGE = '/';

const PREFIX = 'holz-page-';

/** There is a cache of this name, an empty one, once somebody has wanted everything. */
const EVERYTHING = 'holz-everything';

/** Files in this folder are named by their content: an old copy is as good as a new one. */
const BY_CONTENT = '/assets/';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Stores what a first visit needs of a version, and everything if that was wanted before. Rejects if
 * a file cannot be had; then nothing of the version is used.
 */
export async function precache(
  version: Version,
  caches: CacheStorage,
  fetch: Fetch,
): Promise<void> {
  const everything = await caches.has(EVERYTHING);
  const files = everything ? [...version.files, ...version.later] : version.files;
  await store(files, version, caches, fetch);
}

/** Stores the rest of a version, and remembers that those to come are wanted as a whole. */
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
  await Promise.all(
    files.map(async (file) => {
      const known = file.startsWith(BY_CONTENT) ? await find(file, older, caches) : undefined;
      const response = known ?? (await fetch(new Request(file, { cache: 'no-cache' })));
      if (!response.ok) throw new Error(`${file} could not be had: ${response.status}`);
      await cache.put(file, response);
    }),
  );
}

/**
 * Keeps a file that a first visit does not, now that somebody has fetched it: what was opened once
 * opens again without a network.
 */
export async function cacheFetched(
  version: Version,
  url: string,
  response: Response,
  caches: CacheStorage,
): Promise<void> {
  const { pathname } = new URL(url);
  if (!response.ok || !version.later.includes(pathname)) return;
  const copy = response.clone(); // at once: whoever asked reads the original
  const cache = await caches.open(PREFIX + version.id);
  await cache.put(pathname, copy);
}

/** Throws all other versions away. Says whether there were any. */
export async function forgetOthers(version: Version, caches: CacheStorage): Promise<boolean> {
  const older = await olderCaches(version, caches);
  await Promise.all(older.map((name) => caches.delete(name)));
  return older.length > 0;
}

/** The kept answer to a request, if this version has one. */
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

/** Whether the page itself shows something at this path, as the server sees it. */
export function isRoute(path: string): boolean {
  const names = path.split('/').slice(1);
  return !names.at(-1)!.includes('.') && !['api', 'assets', 'healthz'].includes(names[0]!);
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
    // Responses differ by encoding only, which the browser has undone before they came here.
    const found = await caches.match(file, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
