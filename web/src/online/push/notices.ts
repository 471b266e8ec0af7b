/** Whether this browser is told that it is one's turn while no page is open, and how that is changed. */
import { currentLanguage } from '@/i18n';
import { requestNotification } from '@/offline/service-worker-messages';
import type {
  PushServerKey,
  PushSubscriptionInfo,
  PushUnsubscribe,
  TableView,
} from '@/wasm/online';
import { askKnown } from '../api';

/** What can be done about notices here. */
export type Notices =
  /** The server sends none, or the browser cannot be told any. */
  | { kind: 'none' }
  /** The browser was told to show none. */
  | { kind: 'denied' }
  | { kind: 'off'; key: string }
  | { kind: 'on'; key: string };

export async function look(): Promise<Notices> {
  if (!('PushManager' in globalThis && 'Notification' in globalThis)) return { kind: 'none' };
  const { key } = await askKnown<PushServerKey>('/api/push');
  const pushManager = key === null ? undefined : await manager();
  if (key === null || !pushManager) return { kind: 'none' };
  if (Notification.permission === 'denied') return { kind: 'denied' };
  const place = await pushManager.getSubscription();
  // What was agreed with a server that had another key is of no use to this one.
  if (!place || keyOf(place) !== key) return { kind: 'off', key };
  // Whoever is here now is the one to be told.
  await name(place);
  return { kind: 'on', key };
}

/** Asks the browser for a place to be told at, and names it to the server. */
export async function turnOn(key: string): Promise<Notices> {
  if ((await Notification.requestPermission()) !== 'granted') return look();
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const place = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await name(place);
  return { kind: 'on', key };
}

/** Nobody is told anything here any more, not even whoever comes next. */
export async function turnOff(): Promise<void> {
  const place = await (await manager())?.getSubscription();
  if (!place) return;
  // First here: what the server then still sends goes nowhere, and it learns of that.
  await place.unsubscribe();
  await askKnown<PushServerKey>('/api/push/stop', {
    endpoint: place.endpoint,
  } satisfies PushUnsubscribe);
}

/** Tells of a turn at a table that is open, but that nobody sees: the server takes one for being there. */
export async function tellOfTurn({ id, game }: Pick<TableView, 'id' | 'game'>): Promise<void> {
  if (document.visibilityState === 'visible' || !(await (await manager())?.getSubscription()))
    return;
  requestNotification({ table: id, game, language: currentLanguage() });
}

async function manager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker?.getRegistration())?.pushManager;
}

const name = (place: PushSubscription) =>
  askKnown<PushServerKey>('/api/push', placeOf(place.toJSON()));

/** The server's key that a place was made with, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function placeOf({ endpoint, keys }: PushSubscriptionJSON): PushSubscriptionInfo {
  return {
    endpoint: endpoint ?? '',
    publicKey: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    language: currentLanguage(),
  };
}
