import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatLine, LogPart, ServerToClient, TableView } from '@/wasm/online';
import { FakeSocket } from './fake-socket';
import { OnlineTable } from './online-table.svelte';

const view = {
  id: 't',
  phase: 'playing',
  seats: [],
  clock: { kind: 'none' },
} as unknown as TableView;

const part = (after: number | null, ...lines: string[]): LogPart => ({
  after,
  lines,
  seq: 0,
  nowMs: 1_000,
});

const welcome = (log: LogPart | null, chat: ChatLine[] = []): ServerToClient => ({
  type: 'welcome',
  protocol: 1,
  table: view,
  you: 1,
  setup: null,
  log,
  chat,
});

function open() {
  const sockets: FakeSocket[] = [];
  const table = new OnlineTable('t', () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1)!;
  });
  const seen: string[] = [];
  const follow = () => {
    seen.push(`start ${table.log}`);
    table.follow({
      whole: (whole) => seen.push(`whole ${whole}`),
      more: (lines) => {
        if (lines.includes('bad')) throw new Error('does not fit');
        seen.push(`more ${lines.join(' ')}`);
      },
      hand: ({ begins, parts }) => seen.push(`${begins ? 'begins' : 'goes on'} ${parts.join(' ')}`),
      handMissed: () => seen.push('missed'),
    });
  };
  const connect = (log: LogPart | null) => {
    sockets.at(-1)!.opens();
    sockets.at(-1)!.says(welcome(log));
  };
  return { table, seen, follow, connect, last: () => sockets.at(-1)! };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table that a server keeps', () => {
  it('tells whoever follows the match all of it, and then what happens', () => {
    const t = open();
    t.connect(part(null, 'header', 'one'));
    t.last().says({ type: 'log', log: part(1, 'two') });
    expect(t.table.started).toBe(true);
    t.follow();
    t.last().says({ type: 'log', log: part(2, 'three', 'four') });
    expect(t.seen).toEqual(['start header\none\ntwo\n', 'more three four']);
    expect(t.table.have()).toBe(4);
  });

  it('has a match only when it has started', () => {
    const t = open();
    t.connect(null);
    expect(t.table.started).toBe(false);
    expect(t.last().hellos).toEqual([null]);
    t.last().says({ type: 'log', log: part(null, 'header') });
    expect(t.table.started).toBe(true);
    expect(t.table.have()).toBe(0);
  });

  it('reports its last event after a break and skips known lines', () => {
    const t = open();
    t.connect(part(null, 'header', 'one'));
    t.follow();
    t.last().breaks();
    vi.advanceTimersByTime(1_000);
    t.connect(part(0, 'one', 'two'));
    expect(t.last().hellos).toEqual([1]);
    expect(t.seen.slice(1)).toEqual(['more two']);
  });

  it('asks for missing lines', () => {
    const t = open();
    t.connect(part(null, 'header', 'one'));
    t.follow();
    t.last().says({ type: 'log', log: part(4, 'five') });
    expect(t.last().hellos).toEqual([null, 1]);
    t.last().says(welcome(part(1, 'two', 'three', 'four', 'five')));
    expect(t.seen.slice(1)).toEqual(['more two three four five']);
  });

  it('takes the whole match again if a line does not fit', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const t = open();
    t.connect(part(null, 'header'));
    t.follow();
    t.last().says({ type: 'log', log: part(0, 'bad') });
    expect(t.last().hellos).toEqual([null, null]);
    t.last().says(welcome(part(null, 'header', 'good')));
    expect(t.seen.slice(1)).toEqual(['whole header\ngood\n']);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  it('sends commands with the position they were made in', () => {
    const t = open();
    t.connect(part(null, 'header', 'one', 'two'));
    void t.table.send({ type: 'resign', seat: 1 });
    expect(t.last().sent.at(-1)).toMatchObject({
      type: 'command',
      seen: 2,
      command: { type: 'resign', seat: 1 },
    });
  });

  it('shows each message once and hides muted people', () => {
    const line = (number: number, name: string, seat: number | null = 0): ChatLine => ({
      number,
      atMs: 0,
      seat,
      name,
      sitting: 'guest' as const,
      text: `${number}`,
    });
    const t = open();
    t.last().says(welcome(null, [line(1, 'Ada'), line(2, 'Ben', 1)]));
    t.last().says({ type: 'chat', line: line(3, 'Ada') });
    t.last().says(welcome(null, [line(2, 'Ben', 1), line(3, 'Ada')]));
    const { chat } = t.table;
    expect(chat.shown.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(chat.unread).toBe(3);
    chat.read();
    expect(chat.unread).toBe(0);
    chat.mute({ name: 'Ada', seat: 0 }, true);
    t.last().says({ type: 'chat', line: line(4, 'Ada') });
    t.last().says({ type: 'chat', line: line(5, '', null) });
    expect(chat.shown.map(({ number }) => number)).toEqual([2, 5]);
    expect(chat.unread).toBe(1);
    chat.mute({ name: 'Ada', seat: 0 }, false);
    expect(chat.shown).toHaveLength(5);
  });

  it('shows what hands do meanwhile, also to who comes in late', () => {
    const t = open();
    t.connect(part(null, 'header'));
    const hand = (begins: boolean, ...parts: string[]) =>
      t.last().says({ type: 'hand', seat: 0, begins, parts });
    hand(true, 'old');
    hand(true, 'a');
    hand(false, 'b', 'c');
    t.follow();
    hand(false, 'd');
    expect(t.seen.slice(1)).toEqual(['begins a', 'goes on b c', 'goes on d']);
    t.table.showHand(['x']);
    expect(t.last().sent.at(-1)).toEqual({ type: 'hand', id: 'hand', seen: 0, parts: ['x'] });
    const refused = (code: string) =>
      t.last().says({
        type: 'refused',
        id: 'hand',
        refusal: { code, params: {}, message: '' },
        seq: 0,
      });
    refused('online-too-fast');
    refused('gesture-out-of-order');
    expect(t.seen.slice(4)).toEqual(['missed']);
    t.last().breaks();
    expect(t.table.isSeen).toBe(false);
    t.table.showHand(['y']);
    expect(t.last().sent.filter(({ type }) => type === 'hand')).toHaveLength(1);
  });
});
