import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { look, turnOff, turnOn } from './notices';

/** The requests to the server, as path and body. */
const asked: [string, unknown][] = [];
let serverKey: string | null = 'AQID-_8';

/** A fake of the browser's push API. */
class Browser {
  permission: NotificationPermission = 'default';
  place: { endpoint: string; key: number[] } | null = null;

  readonly pushManager = {
    getSubscription: async () => this.subscription(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      expect(applicationServerKey).toBe(serverKey);
      this.place = { endpoint: 'https://push.test/new', key: [1, 2, 3, 251, 255] };
      return this.subscription();
    },
  };

  private subscription() {
    const { place } = this;
    return (
      place && {
        endpoint: place.endpoint,
        options: { applicationServerKey: new Uint8Array(place.key).buffer },
        unsubscribe: async () => (this.place = null),
        toJSON: () => ({ endpoint: place.endpoint, keys: { p256dh: 'BA', auth: '_A' } }),
      }
    );
  }
}

let browser: Browser;

beforeEach(() => {
  browser = new Browser();
  asked.length = 0;
  serverKey = 'AQID-_8';
  const registration = { pushManager: browser.pushManager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () =>
      (browser.permission = browser.permission === 'denied' ? 'denied' : 'granted'),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path !== '/api/me') asked.push([path, request && JSON.parse(request.body as string)]);
    return Response.json(path === '/api/me' ? { account: false, name: '' } : { key: serverKey });
  });
});

afterEach(() => vi.unstubAllGlobals());

const PLACE = { endpoint: 'https://push.test/new', publicKey: 'BA', auth: '_A', language: 'en' };

describe('notices', () => {
  it('are begun at a place that the server is told, and ended there', async () => {
    expect(await look()).toEqual({ kind: 'off', key: 'AQID-_8' });
    expect(await turnOn('AQID-_8')).toEqual({ kind: 'on', key: 'AQID-_8' });
    expect(asked.at(-1)).toEqual(['/api/push', PLACE]);
    expect(await look()).toEqual({ kind: 'on', key: 'AQID-_8' });
    expect(asked.at(-1)).toEqual(['/api/push', PLACE]);
    await turnOff();
    expect(browser.place).toBeNull();
    expect(asked.at(-1)).toEqual(['/api/push/stop', { endpoint: PLACE.endpoint }]);
    expect(await look()).toEqual({ kind: 'off', key: 'AQID-_8' });
  });

  it('are asked for again where the server has another key', async () => {
    browser.place = { endpoint: 'https://push.test/old', key: [9] };
    expect(await look()).toEqual({ kind: 'off', key: 'AQID-_8' });
    expect(await turnOn('AQID-_8')).toEqual({ kind: 'on', key: 'AQID-_8' });
    expect(asked.at(-1)).toEqual(['/api/push', PLACE]);
  });

  it('are not spoken of where there are none, and not begun where they are forbidden', async () => {
    serverKey = null;
    expect(await look()).toEqual({ kind: 'none' });
    serverKey = 'AQID-_8';
    browser.permission = 'denied';
    expect(await look()).toEqual({ kind: 'denied' });
    expect(await turnOn('AQID-_8')).toEqual({ kind: 'denied' });
    expect(browser.place).toBeNull();
    vi.stubGlobal('navigator', {});
    expect(await look()).toEqual({ kind: 'none' });
    await turnOff();
    expect(asked.every(([path]) => path === '/api/push')).toBe(true);
  });
});
