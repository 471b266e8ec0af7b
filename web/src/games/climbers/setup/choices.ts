/**
 * The choices in the setup form of The Climbers, and how they become a `MatchSetup`. Pure: defaults
 * and presets come from the rules, randomness from the caller.
 */
import {
  clockProblems,
  NO_CLOCK,
  toClock,
  type ClockChoice,
  type ClockField,
} from '@/shell/setup/clock';
import { rangeProblems, type RangeProblem, type Typed } from '@/shell/setup/numbers';
import {
  againstBots,
  nameProblems,
  recoloured,
  resized,
  trimmed,
  type NameProblem,
} from '@/shell/setup/seats';
import type { Colour, MatchSetup, Options, Preset, SeatSetup } from '@/wasm/climbers';
import { CLIMBERS_COLOURS } from '@/wasm/rules';

/** Violet is last: it's left out below five players unless someone picks it. */
export const COLOURS = CLIMBERS_COLOURS;

export type SeatCount = 2 | 3 | 4 | 5;
export const SEAT_COUNTS: readonly SeatCount[] = [2, 3, 4, 5];

export interface Choices {
  /** Two to five, in turn order unless it's random. */
  seats: SeatSetup[];
  /** Turn order as listed, or random. */
  order: 'listed' | 'drawn';
  options: Options;
  tower: Typed;
  clock: ClockChoice;
}

/** The tower numbers you can enter: short enough to tell a friend. */
export const TOWER = { min: 0, max: 999_999_999 } as const;

const HIGHEST_OFFERED = 9999;

/** The number of towers to choose from. */
export const TOWERS_OFFERED = 6;

/** A problem and its field. */
export type Problem = RangeProblem<'tower' | ClockField> | NameProblem<Colour>;

/** A random number from 0 up to, but not including, 1. */
export type Chance = () => number;

/** A game against bots with the default rules; colours and turn order are random. */
export function firstChoices(setup: MatchSetup): Choices {
  return {
    seats: againstBots(setup.seats),
    order: 'drawn',
    options: setup.options,
    tower: setup.tower,
    clock: NO_CLOCK,
  };
}

/**
 * Changes the number of seats. Below five players, violet gives way to a free colour. The rounds
 * follow what `roundsFor` suggests, unless someone chose otherwise.
 */
export function withSeatCount(
  choices: Choices,
  count: SeatCount,
  roundsFor: (players: number) => number,
): Choices {
  let seats = resized(choices.seats, count, COLOURS);
  const violet = seats.findIndex((seat) => seat.colour === 'violet');
  const free = COLOURS.find((colour) => !seats.some((seat) => seat.colour === colour));
  if (choices.seats.length === COLOURS.length && violet >= 0 && free) {
    seats = recoloured(seats, violet, free);
  }
  const { options } = choices;
  const suggested = options.rounds === roundsFor(choices.seats.length);
  return suggested
    ? { ...choices, seats, options: { ...options, rounds: roundsFor(count) } }
    : { ...choices, seats };
}

/** Gives a seat a colour; the previous owner gets the colour that became free. */
export function withColour(choices: Choices, index: number, colour: Colour): Choices {
  return { ...choices, seats: recoloured(choices.seats, index, colour) };
}

/** Swaps two seats in the turn order. */
export function swapped(choices: Choices, one: number, other: number): Choices {
  const seats = [...choices.seats];
  const [a, b] = [seats[one], seats[other]];
  if (!a || !b) return choices;
  seats[one] = b;
  seats[other] = a;
  return { ...choices, seats };
}

/** The preset with these options, whatever the rounds: those depend on the number of players. */
export function presetOf(options: Options, presets: readonly Preset[]): Preset | undefined {
  const whole = (each: Options) => ({ ...each, rounds: 0, lastChance: each.lastChance ?? true });
  const wanted = whole(options);
  const keys = Object.keys(wanted) as (keyof Options)[];
  return presets.find((preset) => {
    const offered = whole(preset.options);
    return keys.every((key) => offered[key] === wanted[key]);
  });
}

/** A random number short enough to remember. */
export function drawTower(chance: Chance): number {
  return 1 + Math.floor(chance() * HIGHEST_OFFERED);
}

/** Different tower numbers to choose from; the stored ones come first. */
export function offerTowers(chance: Chance, stored: readonly number[] = []): number[] {
  const numbers = new Set(stored);
  while (numbers.size < TOWERS_OFFERED) numbers.add(drawTower(chance));
  return [...numbers];
}

/** All problems that the form can find. */
export function problems(choices: Choices): Problem[] {
  return [
    ...nameProblems(choices.seats),
    ...rangeProblems('tower' as const, choices.tower, TOWER),
    ...clockProblems(choices.clock),
  ];
}

/** The match to start. Call it only if there are no problems. */
export function toSetup(choices: Choices, chance: Chance): MatchSetup {
  const seats = trimmed(choices.seats);
  return {
    seats: choices.order === 'drawn' ? shuffled(seats, chance) : seats,
    options: choices.options,
    tower: choices.tower ?? 0,
    clock: toClock(choices.clock),
    start: null,
  };
}

/** Every order is equally likely. */
function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(chance() * rest.length), 1));
}
