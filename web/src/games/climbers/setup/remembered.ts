/** The last choice, kept for next time; but a new game is offered new towers, the last one among them. */
import { numberOr, oneOf, readClock, readSeats } from '@/shell/setup/reading';
import { asObject, load, loadJson, parseJson, saveJson } from '@/storage/storage';
import { COLOURS, type Choices } from './choices';

const NAME = 'climbers.setup';

export function remember(choices: Choices): void {
  saveJson(NAME, choices);
}

export function loadChoices(fallback: Choices): Choices {
  return readChoices(load(NAME), fallback);
}

/** The number of the last tower, if it was kept. */
export function loadTower(): number | null {
  return numberOr(asObject(loadJson(NAME)).tower, null);
}

/** Reads what `remember` wrote, but for the tower. */
export function readChoices(text: string | null, fallback: Choices): Choices {
  const stored = asObject(parseJson(text));
  const options = asObject(stored.options);
  const usual = fallback.options;
  const yesNo = [true, false] as const;
  return {
    seats: readSeats(stored.seats, COLOURS) ?? fallback.seats,
    order: oneOf(stored.order, ['listed', 'drawn'] as const, fallback.order),
    options: {
      pawnBeforeBlock: oneOf(options.pawnBeforeBlock, yesNo, usual.pawnBeforeBlock),
      descend: oneOf(options.descend, ['allowed', 'forbidden'] as const, usual.descend),
      tie: oneOf(options.tie, ['last', 'first'] as const, usual.tie),
      rounds: oneOf(options.rounds, [1, 2] as const, usual.rounds),
      bridges: oneOf(options.bridges, yesNo, usual.bridges),
      together: oneOf(options.together, yesNo, usual.together),
      lastChance: oneOf(options.lastChance, yesNo, usual.lastChance ?? true),
    },
    tower: fallback.tower,
    clock: readClock(stored.clock, fallback.clock),
  };
}
