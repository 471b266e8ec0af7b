/**
 * What one chooses before a game, and how that becomes a `MatchSetup`. Pure: the defaults and the
 * layouts come from the rules, chance comes from outside.
 */
import type { Colour, Layout, MatchSetup, Options, SeatSetup } from '../holz/klotz';
import type { Clock, Player } from '../holz/wire';

/** The order in which colours move. */
export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue'];

export type SeatCount = 2 | 3 | 4;
export const SEAT_COUNTS: readonly SeatCount[] = [2, 3, 4];

/** Where a layout is found: among those of the game, or among the player's own. */
export interface LayoutChoice {
  own: boolean;
  name: string;
}

/** A clock while it is being chosen: what was typed for the other kinds is not lost. */
export interface ClockChoice {
  kind: Clock['kind'];
  /** Empty fields are `null`. */
  moveSeconds: number | null;
  baseMinutes: number | null;
  incrementSeconds: number | null;
}

export interface Choices {
  /** Two to four, in the order they are shown. */
  seats: SeatSetup[];
  first: Colour | 'random';
  options: Omit<Options, 'moveLimit'>;
  /** Empty is `null`. */
  moveLimit: number | null;
  layout: LayoutChoice;
  clock: ClockChoice;
}

/** What the rules suggest for each number of seats. */
export type Defaults = Readonly<Record<SeatCount, MatchSetup>>;

/** The longest name that still fits beside a clock. */
export const NAME_MAX = 20;

/** The numbers one can type, and between which bounds they make sense. */
export const LIMITS = {
  moveLimit: { min: 0, max: 100_000 },
  moveSeconds: { min: 5, max: 3600 },
  baseMinutes: { min: 1, max: 180 },
  incrementSeconds: { min: 0, max: 120 },
} as const;

export type NumberField = keyof typeof LIMITS;

/** What is wrong, and with which field. */
export type Problem =
  | { field: NumberField; kind: 'range'; min: number; max: number }
  | { field: 'layout'; kind: 'missing' }
  | { field: 'name'; kind: 'tooLong'; colour: Colour };

/** A game of two against a bot, by the rules' own defaults. */
export function firstChoices(defaults: Defaults): Choices {
  const setup = defaults[2];
  const seats = setup.seats.map((seat, index): SeatSetup => ({
    ...seat,
    player: index === 0 ? { kind: 'human' } : { kind: 'bot', level: 1 },
  }));
  const { moveLimit, ...options } = setup.options;
  return {
    seats,
    first: setup.first,
    options,
    moveLimit,
    layout: { own: false, name: setup.layout.name },
    clock: { kind: 'none', moveSeconds: 30, baseMinutes: 10, incrementSeconds: 5 },
  };
}

/** Seats more or fewer people. Colours the rules suggest are kept to; others are left as chosen. */
export function withSeatCount(choices: Choices, count: SeatCount, defaults: Defaults): Choices {
  const before = choices.seats;
  const suggested = (n: SeatCount) => defaults[n].seats.map((seat) => seat.colour);
  const untouched = suggested(before.length as SeatCount).every(
    (colour, index) => before[index]?.colour === colour,
  );
  const unused = COLOURS.filter((colour) => !before.some((seat) => seat.colour === colour));
  const newcomer: Player = before.at(-1)?.player ?? { kind: 'human' };

  const seats = Array.from({ length: count }, (_, index): SeatSetup => {
    const known = before[index];
    const colour = untouched ? suggested(count)[index] : (known?.colour ?? unused.shift());
    return {
      colour: colour ?? 'red',
      name: known?.name ?? '',
      player: known?.player ?? { ...newcomer },
    };
  });
  return { ...choices, seats, first: stillSeated(choices.first, seats) };
}

/** Gives a seat a colour; whoever had it takes the one that became free. */
export function withColour(choices: Choices, index: number, colour: Colour): Choices {
  const freed = choices.seats[index]?.colour;
  if (!freed || freed === colour) return choices;
  const seats = choices.seats.map((seat, at): SeatSetup => {
    if (at === index) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: freed } : seat;
  });
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
  const { clock } = choices;
  const numbers: [NumberField, number | null][] = [['moveLimit', choices.moveLimit]];
  if (clock.kind === 'perMove') numbers.push(['moveSeconds', clock.moveSeconds]);
  if (clock.kind === 'increment') {
    numbers.push(['baseMinutes', clock.baseMinutes], ['incrementSeconds', clock.incrementSeconds]);
  }
  const found: Problem[] = [];
  for (const [field, value] of numbers) {
    const { min, max } = LIMITS[field];
    if (value === null || !Number.isInteger(value) || value < min || value > max) {
      found.push({ field, kind: 'range', min, max });
    }
  }
  for (const { name, colour } of choices.seats) {
    if ([...name.trim()].length > NAME_MAX) found.push({ field: 'name', kind: 'tooLong', colour });
  }
  if (!layout) found.push({ field: 'layout', kind: 'missing' });
  return found;
}

/** The match to start. Only for choices without problems. `chance` is from 0 up to, not including, 1. */
export function toSetup(choices: Choices, layout: Layout, chance: number): MatchSetup {
  const seats = COLOURS.flatMap((colour) =>
    choices.seats.filter((seat) => seat.colour === colour),
  ).map((seat): SeatSetup => ({ ...seat, name: seat.name.trim() }));
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

function toClock(clock: ClockChoice): Clock {
  switch (clock.kind) {
    case 'none':
      return { kind: 'none' };
    case 'perMove':
      return { kind: 'perMove', moveMs: (clock.moveSeconds ?? 0) * 1000 };
    case 'increment':
      return {
        kind: 'increment',
        baseMs: (clock.baseMinutes ?? 0) * 60_000,
        incrementMs: (clock.incrementSeconds ?? 0) * 1000,
      };
  }
}
