/**
 * What one chooses before a game of The Climbers, and how that becomes a `MatchSetup`. Pure: the
 * defaults and the presets come from the rules, chance comes from outside.
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

/** Violet last: it is left out below five players unless somebody wants it. */
export const COLOURS: readonly Colour[] = ['red', 'yellow', 'darkBlue', 'lightBlue', 'violet'];

export type SeatCount = 2 | 3 | 4 | 5;
export const SEAT_COUNTS: readonly SeatCount[] = [2, 3, 4, 5];

export interface Choices {
  /** Two to five. Their turn order, unless chance decides. */
  seats: SeatSetup[];
  /** Whether turns go as the seats are listed or as chance has it. */
  order: 'listed' | 'drawn';
  options: Options;
  tower: Typed;
  clock: ClockChoice;
}

/** Numbers of towers one can ask for; any would do, these can still be told to a friend. */
export const TOWER = { min: 0, max: 999_999_999 } as const;

const HIGHEST_OFFERED = 9999;

/** How many towers are offered at a time. */
export const TOWERS_OFFERED = 6;

/** What is wrong, and with which field. */
export type Problem = RangeProblem<'tower' | ClockField> | NameProblem<Colour>;

/** From 0 up to, not including, 1. */
export type Chance = () => number;

/** A game against bots, by the rules' own defaults: colours are drawn by lot, and so is who begins. */
export function firstChoices(setup: MatchSetup): Choices {
  return {
    seats: againstBots(setup.seats),
    order: 'drawn',
    options: setup.options,
    tower: setup.tower,
    clock: NO_CLOCK,
  };
}

/** Seats more or fewer people. With five somebody had to take violet; with fewer nobody has to. */
export function withSeatCount(choices: Choices, count: SeatCount): Choices {
  let seats = resized(choices.seats, count, COLOURS);
  const violet = seats.findIndex((seat) => seat.colour === 'violet');
  const free = COLOURS.find((colour) => !seats.some((seat) => seat.colour === colour));
  if (choices.seats.length === COLOURS.length && violet >= 0 && free) {
    seats = recoloured(seats, violet, free);
  }
  return { ...choices, seats };
}

/** Gives a seat a colour; whoever had it takes the one that became free. */
export function withColour(choices: Choices, index: number, colour: Colour): Choices {
  return { ...choices, seats: recoloured(choices.seats, index, colour) };
}

/** Lets two seats change places in the turn order. */
export function swapped(choices: Choices, one: number, other: number): Choices {
  const seats = [...choices.seats];
  const [a, b] = [seats[one], seats[other]];
  if (!a || !b) return choices;
  seats[one] = b;
  seats[other] = a;
  return { ...choices, seats };
}

/** The preset with exactly these options. */
export function presetOf(options: Options, presets: readonly Preset[]): Preset | undefined {
  const keys = Object.keys(options) as (keyof Options)[];
  return presets.find((preset) => keys.every((key) => preset.options[key] === options[key]));
}

/** A number short enough to be remembered. */
export function drawTower(chance: Chance): number {
  return 1 + Math.floor(chance() * HIGHEST_OFFERED);
}

/** New numbers of towers, all different; `kept` are among them, first. */
export function offerTowers(chance: Chance, stored: readonly number[] = []): number[] {
  const numbers = new Set(stored);
  while (numbers.size < TOWERS_OFFERED) numbers.add(drawTower(chance));
  return [...numbers];
}

/** Everything that keeps the game from starting, as far as the form can tell. */
export function problems(choices: Choices): Problem[] {
  return [
    ...nameProblems(choices.seats),
    ...rangeProblems('tower' as const, choices.tower, TOWER),
    ...clockProblems(choices.clock),
  ];
}

/** The match to start. Only for choices without problems. */
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
