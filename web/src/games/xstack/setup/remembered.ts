/** Remembers your last choices, except the pile: a new game gets a new one. */
import { readLevel } from '@/shell/setup/levels';
import { oneOf, readClock } from '@/shell/setup/reading';
import { asObject, load, parseJson, saveJson } from '@/storage/storage';
import type { SeatSetup } from '@/wasm/xstack';
import { DESIGNS, HANDS, HOUSE_RULES, ROUNDS, SEAT_COUNTS, TREMORS, type Choices } from './choices';

const NAME = 'xstack.setup';

export function remember(choices: Choices): void {
  saveJson(NAME, choices);
}

export function loadChoices(fallback: Choices): Choices {
  return readChoices(load(NAME), fallback);
}

/** Reads what `remember` wrote, except the pile's number. */
export function readChoices(text: string | null, fallback: Choices): Choices {
  const stored = asObject(parseJson(text));
  const own = typeof stored.own === 'string' ? stored.own : null;
  return {
    seats: readSeats(stored.seats) ?? fallback.seats,
    design: oneOf(
      stored.design,
      [...DESIGNS, ...(own === null ? [] : ['own' as const])],
      fallback.design,
    ),
    number: fallback.number,
    own,
    hand: oneOf(stored.hand, HANDS, fallback.hand),
    tremor: oneOf(stored.tremor, TREMORS, fallback.tremor),
    rounds: oneOf(stored.rounds, ROUNDS, fallback.rounds),
    houseRules: readHouseRules(stored.houseRules) ?? fallback.houseRules,
    clock: readClock(stored.clock, fallback.clock),
  };
}

function readHouseRules(value: unknown): Choices['houseRules'] | null {
  return Array.isArray(value) ? HOUSE_RULES.filter((rule) => value.includes(rule)) : null;
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
