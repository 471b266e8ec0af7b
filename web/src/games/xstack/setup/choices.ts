/**
 * The choices for a game of X-Stack and their conversion to a `MatchSetup`. Pure: defaults come
 * from the rules, piles from the simulation, and randomness is passed in.
 */
import {
  clockProblems,
  NO_CLOCK,
  toClock,
  type ClockChoice,
  type ClockField,
} from '@/shell/setup/clock';
import { rangeProblems, type RangeProblem, type Typed } from '@/shell/setup/numbers';
import { againstBots, NAME_MAX } from '@/shell/setup/seats';
import type { Hand, HouseRule, MatchSetup, SeatSetup, Start, Tremor } from '@/wasm/xstack';

export type SeatCount = 2 | 3 | 4 | 5;
export const SEAT_COUNTS: readonly SeatCount[] = [2, 3, 4, 5];
export const DESIGNS = [
  'fan',
  'wall',
  'high-fan',
  'pyramid',
  'bridge',
  'tower',
  'lean',
  'column',
  'spire',
] as const satisfies readonly Start[];
export const HANDS: readonly Hand[] = ['gentle', 'normal', 'strong'];
export const TREMORS: readonly Tremor[] = ['none', 'steady', 'natural', 'shaky'];
export const HOUSE_RULES: readonly HouseRule[] = ['ownBlock', 'topFloor', 'bonusBelow'];
export const ROUNDS = [1, 2, 3, 4, 5] as const;

export interface Choices {
  /** Two to five seats in turn order. */
  seats: SeatSetup[];
  design: Start;
  /** The seed of the pile and of every hand's tremor. */
  number: Typed;
  /** The text of a custom pile; only for the design `own`. */
  own: string | null;
  hand: Hand;
  tremor: Tremor;
  rounds: number;
  /** The house rules that are played. */
  houseRules: HouseRule[];
  clock: ClockChoice;
}

/** Valid pile numbers: short enough to tell a friend. */
export const NUMBER = { min: 0, max: 999_999_999 } as const;
const HIGHEST_DRAWN = 9999;

/** An error and its field. */
export type Problem =
  | RangeProblem<'number' | ClockField>
  | { field: 'name'; kind: 'tooLong'; seat: number }
  | { field: 'own'; kind: 'missing' };

/** Random number in [0, 1). */
export type Chance = () => number;

/** A number short enough to remember. */
export function drawSeed(chance: Chance): number {
  return 1 + Math.floor(chance() * HIGHEST_DRAWN);
}

/** A game against bots with the rules' defaults. */
export function firstChoices({ seats, options, seed }: MatchSetup): Choices {
  return {
    seats: againstBots(seats),
    design: options.design,
    number: seed,
    own: null,
    hand: options.hand,
    tremor: options.tremor,
    rounds: options.rounds,
    houseRules: options.houseRules ?? [],
    clock: NO_CLOCK,
  };
}

/** Adds or removes seats; new ones copy the last. */
export function withSeatCount(choices: Choices, count: SeatCount): Choices {
  const last = choices.seats.at(-1)?.player ?? { kind: 'human' as const };
  const seats = Array.from(
    { length: count },
    (_, i) => choices.seats[i] ?? { name: '', player: { ...last } },
  );
  return { ...choices, seats };
}

/** Every error the form can detect. */
export function problems(choices: Choices): Problem[] {
  const names = choices.seats.flatMap(({ name }, seat): Problem[] =>
    [...name.trim()].length > NAME_MAX ? [{ field: 'name', kind: 'tooLong', seat }] : [],
  );
  const own: Problem[] =
    choices.design === 'own' && choices.own === null ? [{ field: 'own', kind: 'missing' }] : [];
  return [
    ...names,
    ...own,
    ...rangeProblems('number' as const, choices.number, NUMBER),
    ...clockProblems(choices.clock),
  ];
}

/** Builds the piles for a number of rounds. */
export type Draw = (
  design: (typeof DESIGNS)[number],
  seed: number,
  rounds: number,
) => Promise<string[]>;

/** Leaves the piles to the host of the match. */
export const undrawn: Draw = (_, __, rounds) => Promise.resolve(Array<string>(rounds).fill(''));

/** The match to start. Requires choices without problems. */
export async function toSetup(choices: Choices, draw: Draw): Promise<MatchSetup> {
  const { design, own, rounds, hand, tremor, houseRules } = choices;
  const seed = choices.number ?? 0;
  const setup: MatchSetup = {
    seats: choices.seats.map((seat) => ({ ...seat, name: seat.name.trim() })),
    options: { design, hand, tremor, rounds, ...(houseRules.length > 0 && { houseRules }) },
    seed,
    piles: Array.from({ length: rounds }, () => own ?? ''),
    clock: toClock(choices.clock),
  };
  return withPiles(setup, draw);
}

/** The same match with the piles of its number; custom piles stay. */
export async function withPiles(setup: MatchSetup, draw: Draw): Promise<MatchSetup> {
  const { design, rounds } = setup.options;
  return design === 'own' ? setup : { ...setup, piles: await draw(design, setup.seed, rounds) };
}
