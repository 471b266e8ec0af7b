/** Remembers the last choices for the next game. */
import { numberOr, oneOf, readClock, readSeats } from '@/shell/setup/reading';
import { asObject, load, loadJson, parseJson, saveJson } from '@/storage/storage';
import { COLOURS, type Choices, type LayoutChoice } from './choices';

const NAME = 'klotz.setup';

export function remember(choices: Choices): void {
  saveJson(NAME, choices);
}

/** Preselects a layout for the next new game. */
export function chooseLayout(layout: LayoutChoice): void {
  saveJson(NAME, { ...asObject(loadJson(NAME)), layout });
}

export function loadChoices(fallback: Choices): Choices {
  return readChoices(load(NAME), fallback);
}

/** Parses what `remember` stored. */
export function readChoices(text: string | null, fallback: Choices): Choices {
  const stored = asObject(parseJson(text));
  const seats = readSeats(stored.seats, COLOURS) ?? fallback.seats;
  const options = asObject(stored.options);
  const { goal, idle, repetition } = fallback.options;
  const layout = asObject(stored.layout);
  const colours = seats.map((seat) => seat.colour);
  const someone = oneOf(stored.first, ['random', ...colours] as const, null);
  return {
    seats,
    first: someone ?? (colours.includes(fallback.first as never) ? fallback.first : 'random'),
    options: {
      goal: oneOf(options.goal, ['near', 'far'] as const, goal),
      idle: oneOf(options.idle, ['removed', 'stay'] as const, idle),
      repetition: oneOf(options.repetition, ['draw', 'allowed'] as const, repetition),
    },
    moveLimit: numberOr(stored.moveLimit, fallback.moveLimit),
    layout:
      typeof layout.name === 'string'
        ? { own: layout.own === true, name: layout.name }
        : fallback.layout,
    clock: readClock(stored.clock, fallback.clock),
  };
}
