/** The last choice, kept for next time; but a new game is offered new towers, the last one among them. */
import { asObject, numberOr, oneOf, parseKept, readClock, readSeats } from '@/shell/setup/reading';
import { keep, recall } from '@/storage/kept';
import { COLOURS, type Choices } from './choices';

const NAME = 'climbers.setup';

export function remember(choices: Choices): void {
  keep(NAME, JSON.stringify(choices));
}

export function recallChoices(fallback: Choices): Choices {
  return readChoices(recall(NAME), fallback);
}

/** The number of the last tower, if it was kept. */
export function recallTower(): number | null {
  return numberOr(parseKept(recall(NAME)).tower, null);
}

/** Reads what `remember` wrote, but for the tower. */
export function readChoices(text: string | null, fallback: Choices): Choices {
  const kept = parseKept(text);
  const options = asObject(kept.options);
  const usual = fallback.options;
  const yesNo = [true, false] as const;
  return {
    seats: readSeats(kept.seats, COLOURS) ?? fallback.seats,
    order: oneOf(kept.order, ['listed', 'drawn'] as const, fallback.order),
    options: {
      pawnBeforeBlock: oneOf(options.pawnBeforeBlock, yesNo, usual.pawnBeforeBlock),
      descend: oneOf(options.descend, ['allowed', 'forbidden'] as const, usual.descend),
      tie: oneOf(options.tie, ['last', 'first'] as const, usual.tie),
      rounds: oneOf(options.rounds, [1, 2] as const, usual.rounds),
      bridges: oneOf(options.bridges, yesNo, usual.bridges),
      together: oneOf(options.together, yesNo, usual.together),
    },
    tower: fallback.tower,
    clock: readClock(kept.clock, fallback.clock),
  };
}
