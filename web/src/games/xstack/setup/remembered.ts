/** The last choice, kept for next time; but a new game is offered a new pile. */
import { readLevel } from '@/shell/setup/levels';
import { asObject, oneOf, parseKept, readClock } from '@/shell/setup/reading';
import { keep, recall } from '@/storage/kept';
import type { SeatSetup } from '@/wasm/xstack';
import { DESIGNS, HANDS, ROUNDS, SEAT_COUNTS, TREMORS, type Choices } from './choices';

const NAME = 'xstack.setup';

export function remember(choices: Choices): void {
  keep(NAME, JSON.stringify(choices));
}

export function recallChoices(fallback: Choices): Choices {
  return readChoices(recall(NAME), fallback);
}

/** Reads what `remember` wrote, but for the number of the pile. */
export function readChoices(text: string | null, fallback: Choices): Choices {
  const kept = parseKept(text);
  const own = typeof kept.own === 'string' ? kept.own : null;
  return {
    seats: readSeats(kept.seats) ?? fallback.seats,
    design: oneOf(
      kept.design,
      [...DESIGNS, ...(own === null ? [] : ['own' as const])],
      fallback.design,
    ),
    number: fallback.number,
    own,
    hand: oneOf(kept.hand, HANDS, fallback.hand),
    tremor: oneOf(kept.tremor, TREMORS, fallback.tremor),
    rounds: oneOf(kept.rounds, ROUNDS, fallback.rounds),
    clock: readClock(kept.clock, fallback.clock),
  };
}

function readSeats(value: unknown): SeatSetup[] | null {
  if (!Array.isArray(value) || !SEAT_COUNTS.some((count) => count === value.length)) return null;
  return value.map((entry): SeatSetup => {
    const { name, player } = asObject(entry);
    const { kind, level } = asObject(player);
    return {
      name: typeof name === 'string' ? name : '',
      player: kind === 'bot' ? { kind, level: readLevel(level) } : { kind: 'human' },
    };
  });
}
