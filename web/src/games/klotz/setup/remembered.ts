/** The last choice, kept for next time. */
import { asObject, numberOr, oneOf, parseKept, readClock, readSeats } from '@/shell/setup/reading';
import { keep, recall } from '@/storage/kept';
import { COLOURS, type Choices, type LayoutChoice } from './choices';

const NAME = 'klotz.setup';

export function remember(choices: Choices): void {
  keep(NAME, JSON.stringify(choices));
}

/** The next new game shall begin with this layout. */
export function chooseLayout(layout: LayoutChoice): void {
  keep(NAME, JSON.stringify({ ...parseKept(recall(NAME)), layout }));
}

export function recallChoices(fallback: Choices): Choices {
  return readChoices(recall(NAME), fallback);
}

/** Reads what `remember` wrote. */
export function readChoices(text: string | null, fallback: Choices): Choices {
  const kept = parseKept(text);
  const seats = readSeats(kept.seats, COLOURS) ?? fallback.seats;
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
    moveLimit: numberOr(kept.moveLimit, fallback.moveLimit),
    layout:
      typeof layout.name === 'string'
        ? { own: layout.own === true, name: layout.name }
        : fallback.layout,
    clock: readClock(kept.clock, fallback.clock),
  };
}
