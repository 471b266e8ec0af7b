/** The seats of a new game. The same for all games except for the available colours. */
import type { PieceColour } from '@/ui/symbols';
import type { Player } from '@/wasm/wire';
import { readLevel } from './levels';

/** Colours that players can have, in any game. */
export type PlayerColour = Exclude<PieceColour, 'grey' | 'white' | 'natural'>;

export interface Seat<C extends string> {
  colour: C;
  /** Empty to use the colour as the name. */
  name: string;
  player: Player;
}

/** The longest name that fits next to a clock. */
export const NAME_MAX = 20;

/** A name that is too long, by the colour of its seat. */
export interface NameProblem<C extends string> {
  field: 'name';
  kind: 'tooLong';
  colour: C;
}

export function nameProblems<C extends string>(seats: readonly Seat<C>[]): NameProblem<C>[] {
  return seats
    .filter(({ name }) => [...name.trim()].length > NAME_MAX)
    .map(({ colour }) => ({ field: 'name', kind: 'tooLong', colour }));
}

/** The first seat is a person, the others are bots of this stored level or a gentle one. */
export function againstBots<S extends { player: Player }>(
  seats: readonly S[],
  level = readLevel(null),
): S[] {
  return seats.map((seat, index) => ({
    ...seat,
    player: index === 0 ? { kind: 'human' } : { kind: 'bot', level },
  }));
}

/** Changes the number of seats. New ones copy the last player and take the first unused colours. */
export function resized<C extends string>(
  seats: readonly Seat<C>[],
  count: number,
  colours: readonly C[],
): Seat<C>[] {
  const unused = colours.filter((colour) => !seats.some((seat) => seat.colour === colour));
  const player: Player = seats.at(-1)?.player ?? { kind: 'human' };
  const newcomers = unused.map((colour): Seat<C> => ({ colour, name: '', player: { ...player } }));
  return [...seats, ...newcomers].slice(0, count);
}

/** Gives a seat a colour; the previous owner gets the colour that became free. */
export function recoloured<C extends string>(
  seats: readonly Seat<C>[],
  index: number,
  colour: C,
): Seat<C>[] {
  const freed = seats[index]?.colour;
  return seats.map((seat, at) => {
    if (at === index) return { ...seat, colour };
    return freed !== undefined && seat.colour === colour ? { ...seat, colour: freed } : seat;
  });
}

/** The number of the other player with this colour, starting at 1; `null` if it is free. */
export function holderOf<C extends string>(
  seats: readonly { colour?: C }[],
  index: number,
  colour: C,
): number | null {
  const at = seats.findIndex((seat) => seat.colour === colour);
  return at < 0 || at === index ? null : at + 1;
}

/** The seats as the match expects them, with trimmed names. */
export function trimmed<C extends string>(seats: readonly Seat<C>[]): Seat<C>[] {
  return seats.map((seat) => ({ ...seat, name: seat.name.trim() }));
}
