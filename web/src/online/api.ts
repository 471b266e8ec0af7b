/** Requests to the server over plain HTTP. */
import { HolzError } from '@/wasm/answer';
import type {
  Lobby,
  Me,
  NewTable,
  OwnTables,
  PairRequest,
  TableCreated,
  TableView,
} from '@/wasm/online';
import type { Refusal } from '@/wasm/wire';

/** Thrown when online play is unavailable: we're offline, or the server doesn't offer it. */
export class ServerUnavailable extends Error {
  constructor(readonly reason: 'unreachable' | 'absent') {
    super(reason);
    this.name = 'ServerUnavailable';
  }
}

/** Throws `ServerUnavailable`, or `HolzError` with the server's refusal. */
export async function ask<T>(
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<T> {
  const response = await fetch(path, body ? post(body) : headers && { headers }).catch(() => {
    throw new ServerUnavailable('unreachable');
  });
  // A plain file server answers these URLs with 404 or with the page itself.
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    throw new ServerUnavailable('absent');
  }
  const answer: unknown = await response.json();
  if (!response.ok) throw new HolzError(answer as Refusal);
  return answer as T;
}

function post(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Tests without a browser have no address. */
const pageOrigin = () =>
  'location' in globalThis ? { 'x-page-origin': location.origin } : undefined;

let known: Promise<Me> | undefined;

/**
 * Identifies you to the server. Call it before any other request: the first response sets the
 * cookie by which the server recognizes you. It also tells the server where the page is, so that a
 * proxy that changes the host is noticed here and not with a later request.
 */
export function fetchMe(): Promise<Me> {
  known ??= ask<Me>('/api/me', undefined, pageOrigin()).catch((error: unknown) => {
    known = undefined; // let the next call retry
    throw error;
  });
  return known;
}

export async function askKnown<T>(path: string, body?: object): Promise<T> {
  await fetchMe();
  return ask<T>(path, body);
}

/** Updates the cached identity after you sign in or out. */
export function setMe(me: Me): Me {
  known = Promise.resolve(me);
  return me;
}

export const lobby = () => askKnown<Lobby>('/api/tables');
export const makeTable = (table: NewTable) => askKnown<TableCreated>('/api/tables', table);
export const pair = (request: PairRequest) => askKnown<TableCreated>('/api/pair', request);
export const ownTables = () => askKnown<OwnTables>('/api/me/tables');
export const lookAt = (id: string) => askKnown<TableView>(`/api/tables/${id}`);

/** Opens the connection to a table. */
export function openSocket(id: string): WebSocket {
  const address = new URL(`/api/tables/${id}/socket`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
}
