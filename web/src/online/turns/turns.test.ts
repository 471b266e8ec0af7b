import { describe, expect, it } from 'vitest';
import type { OwnTable, OwnTables, TableView } from '@/wasm/online';
import { isByTheDay, Turns } from './turns.svelte';

const DAY_MS = 86_400_000;

function own(id: string, yourTurn: boolean, moveMs = 2 * DAY_MS): OwnTable {
  const table = { id, clock: { kind: 'perMove', moveMs } } as TableView;
  return { table, seat: 0, yourTurn };
}

describe('turns', () => {
  it('are sent in games with days per move', () => {
    const clocks = [
      { kind: 'none' },
      { kind: 'perMove', moveMs: DAY_MS - 1 },
      { kind: 'increment', baseMs: DAY_MS, incrementMs: DAY_MS },
      { kind: 'perMove', moveMs: DAY_MS },
    ] as const;
    expect(clocks.map((clock) => isByTheDay({ clock }))).toEqual([false, false, false, true]);
  });

  it('that were put off are told again when they come anew', async () => {
    let tables: OwnTable[] | null = [own('a', true), own('b', false), own('c', true, 1_000)];
    const ask = async (): Promise<OwnTables> => {
      if (!tables) throw new Error('no network');
      return { tables };
    };
    const turns = new Turns(ask);
    const ids = () => turns.tables.map(({ id }) => id);
    await turns.look();
    expect(ids()).toEqual(['a']);
    turns.putOff();
    expect(ids()).toEqual([]);
    tables = [own('a', true), own('b', true)];
    await turns.look();
    expect(ids()).toEqual(['b']);
    tables = null;
    await turns.look();
    expect(ids()).toEqual(['b']);
    tables = [own('a', false)];
    await turns.look();
    expect(ids()).toEqual([]);
    tables = [own('a', true)];
    await turns.look();
    expect(ids()).toEqual(['a']);
  });
});
