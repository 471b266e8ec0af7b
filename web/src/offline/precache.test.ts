import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetOthers,
  isRoute,
  precache,
  precacheAll,
  cacheFetched,
  cachedResponse,
  type Version,
} from './precache';

const ORIGIN = 'http://holz.test';
const OLD: Version = {
  id: 'old',
  files: ['/', '/icon.svg', '/assets/a-1.js', '/assets/b-1.js'],
  later: ['/assets/x-1.js', '/assets/y-1.js'],
};
const NEW: Version = {
  id: 'new',
  files: ['/', '/icon.svg', '/assets/a-2.js', '/assets/b-1.js'],
  later: ['/assets/x-1.js', '/assets/y-2.js'],
};

/** An in-memory `CacheStorage` with only the methods we use. */
function storage(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  return {
    keys: async () => [...caches.keys()],
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    open: async (name: string) => {
      const cache = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, cache);
      return { put: async (file: string, response: Response) => void cache.set(file, response) };
    },
    match: async (file: string, { cacheName }: { cacheName: string }) =>
      caches.get(cacheName)?.get(file)?.clone(),
  } as unknown as CacheStorage;
}

/** Service workers resolve relative URLs against their own; Node has no base URL. */
class LocalRequest extends Request {
  constructor(file: string, init?: RequestInit) {
    super(new URL(file, ORIGIN), init);
  }
}
vi.stubGlobal('Request', LocalRequest);

function server(release: string) {
  return vi.fn(async (request: Request) => {
    return new Response(`${new URL(request.url).pathname} of ${release}`);
  });
}

const ask = (path: string, request: Partial<Request> = {}) => ({
  url: ORIGIN + path,
  method: 'GET',
  mode: 'no-cors' as RequestMode,
  ...request,
});

describe('a version', () => {
  let caches: CacheStorage;
  beforeEach(() => {
    caches = storage();
  });

  it('answers for all of its files and for every route', async () => {
    await precache(OLD, caches, server('old'));
    const asks = [ask('/assets/a-1.js'), ask('/climbers/rules', { mode: 'navigate' })];
    const answers = await Promise.all(asks.map((one) => cachedResponse(OLD, one, ORIGIN, caches)));
    const texts = await Promise.all(answers.map((answer) => answer?.text()));
    expect(texts).toEqual(['/assets/a-1.js of old', '/ of old']);
  });

  it('caches lazy files after the first fetch, and nothing else', async () => {
    await precache(OLD, caches, server('old'));
    for (const path of ['/assets/x-1.js', '/api/tables']) {
      await cacheFetched(OLD, ORIGIN + path, new Response(path), caches);
    }
    const missing = new Response('', { status: 404 });
    await cacheFetched(OLD, `${ORIGIN}/assets/y-1.js`, missing, caches);
    const cached = async (path: string) =>
      (await cachedResponse(OLD, ask(path), ORIGIN, caches))?.text();
    expect(await cached('/assets/x-1.js')).toBe('/assets/x-1.js');
    expect(await cached('/assets/y-1.js')).toBeUndefined();
    expect(await cached('/api/tables')).toBeUndefined();
  });

  it.each([
    ['another site', { url: 'https://example.org/assets/a-1.js' }],
    ['what is sent', ask('/', { method: 'POST' })],
    ['a file it does not have', ask('/assets/a-2.js')],
    ['what programs ask', ask('/healthz', { mode: 'navigate' })],
  ])('leaves %s to the network', async (_, request) => {
    await precache(OLD, caches, server('old'));
    expect(await cachedResponse(OLD, { ...ask('/'), ...request }, ORIGIN, caches)).toBeUndefined();
  });

  it('fetches only what an older one does not have already', async () => {
    await precache(OLD, caches, server('old'));
    const fetch = server('new');
    await precache(NEW, caches, fetch);
    const fetched = fetch.mock.calls.map(([request]) => new URL(request.url).pathname);
    expect(fetched.sort()).toEqual(['/', '/assets/a-2.js', '/icon.svg']);
  });

  it('caches lazy files only on request', async () => {
    const fetch = server('old');
    await precache(OLD, caches, fetch);
    expect(await cachedResponse(OLD, ask('/assets/x-1.js'), ORIGIN, caches)).toBeUndefined();
    await precacheAll(OLD, caches, fetch);
    const answer = await cachedResponse(OLD, ask('/assets/x-1.js'), ORIGIN, caches);
    expect(await answer?.text()).toBe('/assets/x-1.js of old');
    const fetched = fetch.mock.calls.length;
    await precacheAll(OLD, caches, fetch);
    expect(fetch.mock.calls).toHaveLength(fetched);
  });

  it('is kept as a whole if the one before was', async () => {
    await precache(OLD, caches, server('old'));
    await precacheAll(OLD, caches, server('old'));
    const fetch = server('new');
    await precache(NEW, caches, fetch);
    const fetched = fetch.mock.calls.map(([request]) => new URL(request.url).pathname);
    expect(fetched.sort()).toEqual(['/', '/assets/a-2.js', '/assets/y-2.js', '/icon.svg']);
    await forgetOthers(NEW, caches);
    const answer = await cachedResponse(NEW, ask('/assets/x-1.js'), ORIGIN, caches);
    expect(await answer?.text()).toBe('/assets/x-1.js of old');
  });

  it('is never mixed with another build: the old one stays until its last tab closes', async () => {
    await precache(OLD, caches, server('old'));
    await precache(NEW, caches, server('new'));
    const page = await cachedResponse(OLD, ask('/', { mode: 'navigate' }), ORIGIN, caches);
    expect(await page?.text()).toBe('/ of old');
    expect(await forgetOthers(NEW, caches)).toBe(true);
    expect(await cachedResponse(OLD, ask('/icon.svg'), ORIGIN, caches)).toBeUndefined();
    expect(await forgetOthers(NEW, caches)).toBe(false);
  });

  it('is refused as a whole if one of its files is missing', async () => {
    const fetch = async () => new Response('there is none here', { status: 404 });
    await expect(precache(OLD, caches, fetch)).rejects.toThrow(/could not be had: 404/);
  });

  it('leaves nothing behind when its download fails half-way', async () => {
    const whole = server('old');
    const fetch = async (request: Request) => {
      if (request.url.endsWith('/assets/b-1.js')) throw new TypeError('offline');
      // Slower than the failure.
      await new Promise((resolve) => setTimeout(resolve, 5));
      return whole(request);
    };
    await expect(precache(OLD, caches, fetch)).rejects.toThrow('offline');
    expect(await caches.keys()).toEqual([]);
    await precache(OLD, caches, whole);
    expect(await caches.keys()).toHaveLength(1);
  });
});

describe('routes', () => {
  it.each([
    ['/', true],
    ['/climbers/new', true],
    ['/nowhere', true],
    ['/icon.svg', false],
    ['/assets/', false],
    ['/api/tables', false],
    ['/healthz', false],
    ['/readyz', false],
    ['/metrics', false],
  ])('%s: %s', (path, expected) => {
    expect(isRoute(path)).toBe(expected);
  });
});
