/**
 * Reads choices kept from another day. They may come from an older version or be damaged: each
 * part that cannot be understood falls back to what was given, the rest is used.
 */
import type { Player } from '@/wasm/wire';
import type { ClockChoice } from './clock';
import { readLevel } from './levels';
import type { Seat } from './seats';

type Stored = Readonly<Record<string, unknown>>;

/** The object in a kept text; an empty one if there is none. */
export function parseStored(text: string | null): Stored {
  try {
    return asObject(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

export function asObject(value: unknown): Stored {
  return typeof value === 'object' && value !== null ? (value as Stored) : {};
}

export function numberOr<F>(value: unknown, fallback: F): number | F {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

export function oneOf<T, F>(value: unknown, allowed: readonly T[], fallback: F): T | F {
  return allowed.find((candidate) => candidate === value) ?? fallback;
}

/** Two seats or more, each of another of these colours; otherwise `null`. */
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

function readPlayer({ kind, level }: Stored): Player | null {
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
