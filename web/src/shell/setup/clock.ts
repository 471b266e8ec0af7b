/** The time control in the setup form. */
import { CLOCK_LIMITS } from '@/wasm/rules';
import type { Clock } from '@/wasm/wire';
import { rangeProblems, type RangeProblem, type Typed } from './numbers';

/** Keeps the values of the other kinds when you switch. */
export interface ClockChoice {
  /** Days per move are for online games only. */
  kind: Clock['kind'] | 'days';
  moveSeconds: Typed;
  moveDays: Typed;
  baseMinutes: Typed;
  incrementSeconds: Typed;
}

export type ClockField = Exclude<keyof ClockChoice, 'kind'>;

export const NO_CLOCK: ClockChoice = {
  kind: 'none',
  moveSeconds: 30,
  moveDays: 2,
  baseMinutes: 10,
  incrementSeconds: 5,
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The fields each kind uses. */
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

/** Call it only if there are no problems. */
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
