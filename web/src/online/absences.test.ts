import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSeat } from '@/wasm/online';
import type { Clock } from '@/wasm/wire';
import { Absences } from './absences.svelte';

const person = (here: boolean): TableSeat => ({
  player: { kind: 'human' },
  name: '',
  taken: true,
  here,
  sitting: 'guest',
  rating: null,
});
const none: Clock = { kind: 'none' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an absent player', () => {
  it('is missed after half a minute, until they are back', () => {
    const absences = new Absences();
    const gone = { seats: [person(true), person(false)], phase: 'playing', clock: none } as const;
    absences.follow({ ...gone, seats: [...gone.seats] });
    vi.advanceTimersByTime(20_000);
    absences.follow({ ...gone, seats: [...gone.seats] });
    expect(absences.long).toEqual([]);
    vi.advanceTimersByTime(12_000);
    expect(absences.long).toEqual([1]);
    absences.follow({ ...gone, seats: [person(true), person(true)] });
    expect(absences.long).toEqual([]);
  });

  it('is not missed where a move may take days, nor when all is over', () => {
    const absences = new Absences();
    const seats = [person(false)];
    const days: Clock = { kind: 'perMove', moveMs: 172_800_000 };
    absences.follow({ seats, phase: 'playing', clock: days });
    absences.follow({ seats, phase: 'over', clock: none });
    vi.advanceTimersByTime(60_000);
    expect(absences.long).toEqual([]);
  });
});
