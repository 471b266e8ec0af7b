import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientToServer, ServerToClient, TableView } from '@/wasm/online';
import type { Refusal } from '@/wasm/wire';
import { Connection, type ConnectionState } from './connection';
import { FakeSocket } from './fake-socket';
import { ServerClock } from './server-clock';

const welcome: ServerToClient = {
  type: 'welcome',
  protocol: 1,
  table: {} as TableView,
  you: 0,
  setup: null,
  log: null,
  chat: [],
};

const refusal = (code: string): Refusal => ({ code, params: {}, message: code });

function line(chance = 0) {
  const sockets: FakeSocket[] = [];
  const states: ConnectionState[] = [];
  const handled: string[] = [];
  const turnedAway: string[] = [];
  const received = { have: null as number | null };
  const connection = new Connection(
    () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
    {
      have: () => received.have,
      handle: (message) => handled.push(message.type),
      changed: (state) => states.push(state),
      handRefused: () => {},
      turnedAway: ({ code }) => turnedAway.push(code),
    },
    new ServerClock(() => Date.now()),
    () => chance,
  );
  const open = () => {
    sockets.at(-1)!.opens();
    sockets.at(-1)!.says(welcome);
  };
  return {
    sockets,
    states,
    handled,
    turnedAway,
    received,
    connection,
    open,
    last: () => sockets.at(-1)!,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a line', () => {
  it('says hello with its last event and is open once welcomed', () => {
    const l = line();
    l.received.have = 7;
    l.last().opens();
    expect(l.last().sent).toEqual([{ type: 'hello', protocol: 1, have: 7 }]);
    expect(l.states).toEqual([]);
    l.last().says(welcome);
    expect(l.states).toEqual(['open']);
    expect(l.handled).toEqual(['welcome']);
  });

  it('reconnects automatically, with exponential backoff', () => {
    const l = line();
    l.open();
    l.last().breaks();
    expect(l.states).toEqual(['open', 'lost']);
    const waits = [200, 400, 800, 1600, 3200, 6400, 7500, 7500];
    for (const [index, wait] of waits.entries()) {
      vi.advanceTimersByTime(wait - 1);
      expect(l.sockets).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(l.sockets).toHaveLength(index + 2);
      l.last().breaks();
    }
    vi.advanceTimersByTime(7500);
    l.open();
    expect(l.states.at(-1)).toBe('open');
    l.last().breaks();
    vi.advanceTimersByTime(200);
    expect(l.last().closed, 'it starts from the shortest wait again').toBe(false);
  });

  it('leaves a part of the wait to chance', () => {
    const l = line(0.999);
    l.open();
    l.last().breaks();
    vi.advanceTimersByTime(398);
    expect(l.sockets).toHaveLength(1);
    vi.advanceTimersByTime(3);
    expect(l.sockets).toHaveLength(2);
  });

  it('is dropped when nobody answers: neither a hello nor a ping', () => {
    const silent = line();
    silent.last().opens();
    vi.advanceTimersByTime(6_000);
    expect(silent.sockets[0]!.closed).toBe(true);
    expect(silent.states).toEqual(['lost']);

    const l = line();
    l.open();
    l.last().says({ type: 'pong', n: 1, nowMs: 0 });
    vi.advanceTimersByTime(12_000);
    expect(l.last().sent.at(-1)).toEqual({ type: 'ping', n: 2 });
    vi.advanceTimersByTime(5_999);
    expect(l.last().closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(l.sockets[0]!.closed).toBe(true);
  });

  it('that is doubted has to answer soon, and one that waits tries at once', () => {
    const l = line();
    l.open();
    l.last().says({ type: 'pong', n: 1, nowMs: 0 });
    l.connection.checkConnection();
    expect(l.last().sent.at(-1)).toEqual({ type: 'ping', n: 2 });
    vi.advanceTimersByTime(2_500);
    expect(l.states.at(-1)).toBe('lost');
    l.connection.checkConnection();
    expect(l.sockets).toHaveLength(2);
    l.open();
    vi.advanceTimersByTime(1_000);
    expect(l.sockets, 'the attempt that was to come is called off').toHaveLength(2);
  });

  it('hears nothing any more from a socket it has given up', () => {
    const l = line();
    l.open();
    const old = l.last();
    old.breaks();
    old.says(welcome);
    old.breaks();
    expect(l.handled).toEqual(['welcome']);
    vi.advanceTimersByTime(200);
    expect(l.sockets).toHaveLength(2);
  });

  it('comes again when the server says so', () => {
    const l = line(0.5);
    l.open();
    l.last().says({ type: 'bye', retryMs: 1_000 });
    expect(l.states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1_499);
    expect(l.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(l.sockets).toHaveLength(2);
  });

  it('is not tried again by a page of another version, nor once it is ended', () => {
    const l = line();
    l.last().opens();
    l.last().says({ type: 'refused', id: null, refusal: refusal('online-protocol'), seq: 0 });
    expect(l.turnedAway).toEqual(['online-protocol']);
    vi.advanceTimersByTime(60_000);
    expect(l.sockets).toHaveLength(1);

    const other = line();
    other.open();
    other.connection.end();
    vi.advanceTimersByTime(60_000);
    expect(other.sockets).toHaveLength(1);
    expect(other.states).toEqual(['open', 'ended']);
  });
});

describe('a request', () => {
  it('is answered by its id: done, or why not', async () => {
    const l = line();
    l.open();
    const sat = l.connection.request({ type: 'sit', seat: 1, name: 'Ada' });
    const said = l.connection.request({ type: 'chat', text: 'hello' });
    const [, sit, chat] = l.last().words as Extract<ClientToServer, { id: string }>[];
    expect(sit).toMatchObject({ type: 'sit', seat: 1, name: 'Ada' });
    expect(sit!.id).not.toBe(chat!.id);
    l.last().says({ type: 'refused', id: chat!.id, refusal: refusal('online-too-fast'), seq: 0 });
    l.last().says({ type: 'done', id: sit!.id, seq: 0 });
    expect(await sat).toBeNull();
    expect((await said)?.code).toBe('online-too-fast');
  });

  it('made before the line stands is sent when it does', () => {
    const l = line();
    void l.connection.request({ type: 'stand' });
    expect(l.last().sent).toEqual([]);
    l.open();
    expect(l.last().words.map(({ type }) => type)).toEqual(['hello', 'stand']);
  });

  it('without an answer is sent again under the same id, on each new line, in order', async () => {
    const l = line();
    l.open();
    const first = l.connection.request({ type: 'chat', text: 'one' });
    const second = l.connection.request({ type: 'chat', text: 'two' });
    const [, one, two] = l.last().words as Extract<ClientToServer, { id: string }>[];
    l.last().breaks();
    vi.advanceTimersByTime(200);
    l.open();
    expect(l.last().words.slice(1)).toEqual([one, two]);
    l.last().says({ type: 'done', id: one!.id, seq: 3 });
    expect(await first).toBeNull();
    l.last().breaks();
    vi.advanceTimersByTime(1_000);
    l.open();
    expect(l.last().words.slice(1)).toEqual([two]);
    l.last().says({ type: 'done', id: two!.id, seq: 4 });
    l.last().says({ type: 'done', id: two!.id, seq: 4 });
    expect(await second).toBeNull();
  });

  it('that was dropped for coming too fast is said again after a while', () => {
    const l = line();
    l.open();
    void l.connection.request({ type: 'stand' });
    l.last().says({ type: 'refused', id: null, refusal: refusal('online-too-fast'), seq: 0 });
    vi.advanceTimersByTime(1_500);
    l.open();
    expect(l.last().words.map(({ type }) => type)).toEqual(['hello', 'stand']);
  });
});
