/** How time is counted, while it is being chosen. */
import type { Clock } from '@/wasm/wire';
import { rangeProblems, type RangeProblem, type Typed } from './numbers';

/** What was typed for the other kinds is not lost. */
export interface ClockChoice {
  /** Counting by days is for games with people elsewhere. */
  kind: Clock['kind'] | 'days';
  moveSeconds: Typed;
  moveDays: Typed;
  baseMinutes: Typed;
  incrementSeconds: Typed;
}

export type ClockField = Exclude<keyof ClockChoice, 'kind'>;

/** Between which bounds the numbers make sense. */
export const CLOCK_LIMITS = {
  moveSeconds: { min: 5, max: 3600 },
  moveDays: { min: 1, max: 14 },
  baseMinutes: { min: 1, max: 180 },
  incrementSeconds: { min: 0, max: 120 },
} as const;

export const NO_CLOCK: ClockChoice = {
  kind: 'none',
  moveSeconds: 30,
  moveDays: 2,
  baseMinutes: 10,
  incrementSeconds: 5,
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The numbers that count for each kind. */
const FIELDS: Readonly<Record<ClockChoice['kind'], readonly ClockField[]>> = {
  none: [],
  perMove: ['moveSeconds'],
  days: ['moveDays'],
  increment: ['baseMinutes', 'incrementSeconds'],
};

export function clockProblems(clock: ClockChoice): RangeProblem<ClockField>[] {
  return FIELDS[clock.kind].flatMap((field) =>
    rangeProblems(field, clock[field], CLOCK_LIMITS[field]),
  );
}

/** Only for a choice without problems. */
export function toClock(clock: ClockChoice): Clock {
  switch (clock.kind) {
    case 'none':
      return { kind: 'none' };
    case 'perMove':
      return { kind: 'perMove', moveMs: (clock.moveSeconds ?? 0) * 1000 };
    case 'days':
      return { kind: 'perMove', moveMs: (clock.moveDays ?? 0) * DAY_MS };
    case 'increment':
      return {
        kind: 'increment',
        baseMs: (clock.baseMinutes ?? 0) * 60_000,
        incrementMs: (clock.incrementSeconds ?? 0) * 1000,
      };
  }
}
