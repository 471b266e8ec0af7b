/**
 * The last choice, kept for next time. What is kept may come from an older version or be damaged:
 * each part that cannot be understood falls back to the default, the rest is used.
 */
import { keep, recall } from '../design/kept';
import type { SeatSetup } from '../holz/klotz';
import type { Player } from '../holz/wire';
import { COLOURS, type Choices, type ClockChoice, type LayoutChoice } from './choices';

const NAME = 'klotz.setup';

export function remember(choices: Choices): void {
  keep(NAME, JSON.stringify(choices));
}

/** The next new game shall begin with this layout. */
export function chooseLayout(layout: LayoutChoice): void {
  const kept = asObject(parse(recall(NAME)));
  keep(NAME, JSON.stringify({ ...kept, layout }));
}

export function recallChoices(fallback: Choices): Choices {
  return readChoices(recall(NAME), fallback);
}

/** Reads what `remember` wrote. */
export function readChoices(text: string | null, fallback: Choices): Choices {
  const kept = asObject(parse(text));
  const seats = readSeats(kept.seats) ?? fallback.seats;
  const options = asObject(kept.options);
  const { goal, idle, repetition } = fallback.options;
  const layout = asObject(kept.layout);
  const colours = seats.map((seat) => seat.colour);
  const someone = oneOf(kept.first, ['random', ...colours] as const, null);
  return {
    seats,
    first: someone ?? (colours.includes(fallback.first as never) ? fallback.first : 'random'),
    options: {
      goal: oneOf(options.goal, ['near', 'far'] as const, goal),
      idle: oneOf(options.idle, ['removed', 'stay'] as const, idle),
      repetition: oneOf(options.repetition, ['draw', 'allowed'] as const, repetition),
    },
    moveLimit: asNumber(kept.moveLimit) ?? fallback.moveLimit,
    layout:
      typeof layout.name === 'string'
        ? { own: layout.own === true, name: layout.name }
        : fallback.layout,
    clock: readClock(asObject(kept.clock), fallback.clock),
  };
}

function readSeats(value: unknown): SeatSetup[] | null {
  if (!Array.isArray(value) || value.length < 2 || value.length > COLOURS.length) return null;
  const seats: SeatSetup[] = [];
  for (const entry of value) {
    const seat = asObject(entry);
    const colour = oneOf(seat.colour, COLOURS, null);
    const player = readPlayer(asObject(seat.player));
    if (!colour || !player || seats.some((other) => other.colour === colour)) return null;
    seats.push({ colour, name: typeof seat.name === 'string' ? seat.name : '', player });
  }
  return seats;
}

function readPlayer({ kind, level }: Record<string, unknown>): Player | null {
  if (kind === 'human') return { kind };
  if (kind === 'bot') return { kind, level: oneOf(level, [1, 2, 3] as const, 1) };
  return null;
}

function readClock(kept: Record<string, unknown>, fallback: ClockChoice): ClockChoice {
  return {
    kind: oneOf(kept.kind, ['none', 'perMove', 'increment'] as const, fallback.kind),
    moveSeconds: asNumber(kept.moveSeconds) ?? fallback.moveSeconds,
    baseMinutes: asNumber(kept.baseMinutes) ?? fallback.baseMinutes,
    incrementSeconds: asNumber(kept.incrementSeconds) ?? fallback.incrementSeconds,
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function oneOf<T, F>(value: unknown, allowed: readonly T[], fallback: F): T | F {
  return allowed.find((candidate) => candidate === value) ?? fallback;
}
