import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PendingRequests, savedInTab } from './pending-requests';

const move = { type: 'command', seen: 3, command: { type: 'resign', seat: 0 } } as const;

describe('pending requests', () => {
  const items = new Map<string, string>();
  beforeEach(() => {
    items.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('survive a reload with their ids until they are answered', () => {
    const before = new PendingRequests(() => 'a', savedInTab('table'));
    void before.make(move);
    const after = new PendingRequests(() => 'b', savedInTab('table'));
    expect(after.unanswered()).toEqual([{ ...move, id: 'a' }]);
    expect(new PendingRequests(() => 'c', savedInTab('other')).unanswered()).toEqual([]);
    after.answered('a', null);
    expect(new PendingRequests(() => 'd', savedInTab('table')).unanswered()).toEqual([]);
  });

  it('are not saved unless they belong to the match', () => {
    const before = new PendingRequests(() => 'a', savedInTab('table'));
    void before.make({ type: 'chat', text: 'hello' });
    expect(savedInTab('table').load()).toEqual([]);
  });

  it('ignore what cannot be read', () => {
    items.set('holz:pending:table', '{');
    expect(savedInTab('table').load()).toEqual([]);
  });
});
