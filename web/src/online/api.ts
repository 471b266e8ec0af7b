/** What is asked of the server over plain HTTP. */
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

/** Why nobody can be met: there is no connection, or nobody there who keeps tables. */
export class ServerUnavailable extends Error {
  constructor(readonly reason: 'unreachable' | 'absent') {
    super(reason);
    this.name = 'ServerUnavailable';
  }
}

/** Throws `ServerUnavailable`, or `HolzError` with what the server has against it. */
export async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(path, body && post(body)).catch(() => {
    throw new ServerUnavailable('unreachable');
  });
  // Where the page is served by anything else, these addresses are not found, or are the page itself.
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

let known: Promise<Me> | undefined;

/**
 * Makes oneself known. It comes before everything else: the first answer brings the cookie by which
 * the server knows one again.
 */
export function fetchMe(): Promise<Me> {
  known ??= ask<Me>('/api/me').catch((error: unknown) => {
    known = undefined; // another time it may work
    throw error;
  });
  return known;
}

export async function askKnown<T>(path: string, body?: object): Promise<T> {
  await fetchMe();
  return ask<T>(path, body);
}

/** One is somebody else from now on: signed in, signed out. */
export function setMe(me: Me): Me {
  known = Promise.resolve(me);
  return me;
}

export const lobby = () => askKnown<Lobby>('/api/tables');
export const makeTable = (table: NewTable) => askKnown<TableCreated>('/api/tables', table);
export const pair = (wish: PairRequest) => askKnown<TableCreated>('/api/pair', wish);
export const ownTables = () => askKnown<OwnTables>('/api/me/tables');
export const lookAt = (id: string) => askKnown<TableView>(`/api/tables/${id}`);

/** The line to a table. */
export function openSocket(id: string): WebSocket {
  const address = new URL(`/api/tables/${id}/socket`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
}
