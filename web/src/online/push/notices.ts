/** Push notifications for "your turn" in this browser, and how to turn them on or off. */
import { currentLanguage } from '@/i18n';
import { requestNotification } from '@/offline/service-worker-messages';
import type {
  PushServerKey,
  PushSubscriptionInfo,
  PushUnsubscribe,
  TableView,
} from '@/wasm/online';
import { askKnown } from '../api';

/** The state of push notifications in this browser. */
export type Notices =
  /** The server or the browser doesn't support them. */
  | { kind: 'none' }
  /** The user has blocked them. */
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
  // A subscription made with another server key doesn't work with this server.
  if (!place || keyOf(place) !== key) return { kind: 'off', key };
  // Another user may have subscribed; from now on it belongs to the current one.
  await name(place);
  return { kind: 'on', key };
}

/** Subscribes in the browser and registers the subscription with the server. */
export async function turnOn(key: string): Promise<Notices> {
  if ((await Notification.requestPermission()) !== 'granted') return look();
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const place = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await name(place);
  return { kind: 'on', key };
}

/** Unsubscribes this browser, also for the next user. */
export async function turnOff(): Promise<void> {
  const place = await (await manager())?.getSubscription();
  if (!place) return;
  // Unsubscribe here first: if the server still pushes, it learns that the subscription is gone.
  await place.unsubscribe();
  await askKnown<PushServerKey>('/api/push/stop', {
    endpoint: place.endpoint,
  } satisfies PushUnsubscribe);
}

/** Notifies you from a hidden tab. The server won't push, because an open tab counts as present. */
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

/** The server key of a subscription, in the server's encoding. */
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
