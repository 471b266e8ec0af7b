/**
 * What one chooses before a game of KLOTZ, and how that becomes a `MatchSetup`. Pure: the defaults
 * and the layouts come from the rules, chance comes from outside.
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
import type { Colour, Layout, MatchSetup, Options, SeatSetup } from '@/wasm/klotz';

/** The order in which colours move. */
export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue'];

export type SeatCount = 2 | 3 | 4;
export const SEAT_COUNTS: readonly SeatCount[] = [2, 3, 4];

/** Where a layout is found: among those of the game, or among the player's own. */
export interface LayoutChoice {
  own: boolean;
  name: string;
}

export interface Choices {
  /** Two to four, in the order they are shown. */
  seats: SeatSetup[];
  first: Colour | 'random';
  options: Omit<Options, 'moveLimit'>;
  moveLimit: Typed;
  layout: LayoutChoice;
  clock: ClockChoice;
}

/** What the rules suggest for each number of seats. */
export type Defaults = Readonly<Record<SeatCount, MatchSetup>>;

export const MOVE_LIMIT = { min: 0, max: 100_000 } as const;

/** What is wrong, and with which field. */
export type Problem =
  | RangeProblem<'moveLimit' | ClockField>
  | NameProblem<Colour>
  | { field: 'layout'; kind: 'missing' };

/** A game of two against a bot, by the rules' own defaults. */
export function firstChoices(defaults: Defaults): Choices {
  const setup = defaults[2];
  const { moveLimit, ...options } = setup.options;
  return {
    seats: againstBots(setup.seats),
    first: setup.first,
    options,
    moveLimit,
    layout: { own: false, name: setup.layout.name },
    clock: NO_CLOCK,
  };
}

/** Seats more or fewer people. Colours the rules suggest are kept to; others are left as chosen. */
export function withSeatCount(choices: Choices, count: SeatCount, defaults: Defaults): Choices {
  const before = choices.seats;
  const suggested = (n: SeatCount) => defaults[n].seats.map((seat) => seat.colour);
  const untouched = suggested(before.length as SeatCount).every(
    (colour, index) => before[index]?.colour === colour,
  );
  const seats = resized(before, count, COLOURS).map((seat, index) => ({
    ...seat,
    colour: (untouched && suggested(count)[index]) || seat.colour,
  }));
  return { ...choices, seats, first: stillSeated(choices.first, seats) };
}

/** Gives a seat a colour; whoever had it takes the one that became free. */
export function withColour(choices: Choices, index: number, colour: Colour): Choices {
  const seats = recoloured(choices.seats, index, colour);
  return { ...choices, seats, first: stillSeated(choices.first, seats) };
}

function stillSeated(first: Choices['first'], seats: readonly SeatSetup[]): Choices['first'] {
  if (first === 'random' || seats.some((seat) => seat.colour === first)) return first;
  return 'random';
}

/** The layout that was chosen, if it is still there. */
export function chosenLayout(
  choice: LayoutChoice,
  builtIn: readonly Layout[],
  own: readonly Layout[],
): Layout | undefined {
  return (choice.own ? own : builtIn).find((layout) => layout.name === choice.name);
}

/** Everything that keeps the game from starting, as far as the form can tell. */
export function problems(choices: Choices, layout: Layout | undefined): Problem[] {
  return [
    ...rangeProblems('moveLimit' as const, choices.moveLimit, MOVE_LIMIT),
    ...clockProblems(choices.clock),
    ...nameProblems(choices.seats),
    ...(layout ? [] : [{ field: 'layout', kind: 'missing' } as const]),
  ];
}

/** The match to start. Only for choices without problems. `chance` is from 0 up to, not including, 1. */
export function toSetup(choices: Choices, layout: Layout, chance: number): MatchSetup {
  const seats = trimmed(
    COLOURS.flatMap((colour) => choices.seats.filter((seat) => seat.colour === colour)),
  );
  const drawn = seats[Math.floor(chance * seats.length)]?.colour ?? 'red';
  return {
    seats,
    first: choices.first === 'random' ? drawn : choices.first,
    options: { ...choices.options, moveLimit: choices.moveLimit ?? 0 },
    layout,
    clock: toClock(choices.clock),
    start: null,
  };
}
