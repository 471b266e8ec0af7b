/**
 * The choices in the KLOTZ setup form, and how they become a `MatchSetup`. Pure: defaults and
 * layouts come from the rules, randomness from the caller.
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
import { KLOTZ_COLOURS } from '@/wasm/rules';

/** The colours in turn order. */
export const COLOURS = KLOTZ_COLOURS;

export type SeatCount = 2 | 3 | 4;
export const SEAT_COUNTS: readonly SeatCount[] = [2, 3, 4];

/** Refers to a built-in layout or one of your own. */
export interface LayoutChoice {
  own: boolean;
  name: string;
}

export interface Choices {
  /** Two to four, in display order. */
  seats: SeatSetup[];
  first: Colour | 'random';
  options: Omit<Options, 'moveLimit'>;
  moveLimit: Typed;
  layout: LayoutChoice;
  clock: ClockChoice;
}

/** The defaults for each number of seats. */
export type Defaults = Readonly<Record<SeatCount, MatchSetup>>;

export const MOVE_LIMIT = { min: 0, max: 100_000 } as const;

/** A problem and its field. */
export type Problem =
  | RangeProblem<'moveLimit' | ClockField>
  | NameProblem<Colour>
  | { field: 'layout'; kind: 'missing' };

/** A two-player game against a bot, with the default rules. */
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

/** Changes the number of seats. Default colours follow the new defaults; others stay as chosen. */
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

/** Gives a seat a colour; the previous owner gets the colour that became free. */
export function withColour(choices: Choices, index: number, colour: Colour): Choices {
  const seats = recoloured(choices.seats, index, colour);
  return { ...choices, seats, first: stillSeated(choices.first, seats) };
}

function stillSeated(first: Choices['first'], seats: readonly SeatSetup[]): Choices['first'] {
  if (first === 'random' || seats.some((seat) => seat.colour === first)) return first;
  return 'random';
}

/** The chosen layout, if it still exists. */
export function chosenLayout(
  choice: LayoutChoice,
  builtIn: readonly Layout[],
  own: readonly Layout[],
): Layout | undefined {
  return (choice.own ? own : builtIn).find((layout) => layout.name === choice.name);
}

/** Everything that prevents the start, as far as the form can tell. */
export function problems(choices: Choices, layout: Layout | undefined): Problem[] {
  return [
    ...rangeProblems('moveLimit' as const, choices.moveLimit, MOVE_LIMIT),
    ...clockProblems(choices.clock),
    ...nameProblems(choices.seats),
    ...(layout ? [] : [{ field: 'layout', kind: 'missing' } as const]),
  ];
}

/** The match to start. Call it only if there are no problems. `chance` is in [0, 1). */
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
