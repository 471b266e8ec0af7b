/**
 * Reads stored choices. They may come from an older version or be damaged: each part that can't be
 * understood is replaced by the fallback.
 */
import { asObject } from '@/storage/storage';
import type { Player } from '@/wasm/wire';
import type { ClockChoice } from './clock';
import { readLevel } from './levels';
import type { Seat } from './seats';

export function numberOr<F>(value: unknown, fallback: F): number | F {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

export function oneOf<T, F>(value: unknown, allowed: readonly T[], fallback: F): T | F {
  return allowed.find((candidate) => candidate === value) ?? fallback;
}

/** At least two seats, each with a different one of these colours; otherwise `null`. */
export function readSeats<C extends string>(
  value: unknown,
  colours: readonly C[],
): Seat<C>[] | null {
  if (!Array.isArray(value) || value.length < 2 || value.length > colours.length) return null;
  const seats: Seat<C>[] = [];
  for (const entry of value) {
    const seat = asObject(entry);
    const colour = oneOf(seat.colour, colours, null);
    const player = readPlayer(asObject(seat.player));
    if (!colour || !player || seats.some((other) => other.colour === colour)) return null;
    seats.push({ colour, name: typeof seat.name === 'string' ? seat.name : '', player });
  }
  return seats;
}

function readPlayer({ kind, level }: Readonly<Record<string, unknown>>): Player | null {
  if (kind === 'human') return { kind };
  if (kind === 'bot') return { kind, level: readLevel(level) };
  return null;
}

export function readClock(value: unknown, fallback: ClockChoice): ClockChoice {
  const stored = asObject(value);
  return {
    kind: oneOf(stored.kind, ['none', 'perMove', 'increment'] as const, fallback.kind),
    moveSeconds: numberOr(stored.moveSeconds, fallback.moveSeconds),
    moveDays: fallback.moveDays,
    baseMinutes: numberOr(stored.baseMinutes, fallback.baseMinutes),
    incrementSeconds: numberOr(stored.incrementSeconds, fallback.incrementSeconds),
  };
}
