/** A new online game: the additional fields of its form, and how to open the table. */
import type { Component } from 'svelte';

export interface OnlineSetup<Setup> {
  /** Opens the table. `own` is your seat, if any seat is a person's. */
  open(setup: Setup, own: number | null): Promise<void>;
  /** The table's visibility and your name. */
  readonly Fields: Component;
  readonly words: { title: string; lead: string; start: string };
  /** The label of a person's seat, instead of a name. */
  seatName(own: boolean): string;
}

interface Seated {
  player: { kind: 'human' | 'bot' };
}

/** Your seat: the first one a person plays. */
export function ownSeat(seats: readonly Seated[]): number | null {
  const seat = seats.findIndex(({ player }) => player.kind === 'human');
  return seat < 0 ? null : seat;
}

/** Only people, without names: online, they bring their own. */
export function openSeats<Seat extends { name: string; player: { kind: 'human' | 'bot' } }>(
  seats: readonly Seat[],
): Seat[] {
  return seats.map((seat) => ({ ...seat, name: '', player: { kind: 'human' } }));
}

/** Form values for local or online play: online, people bring their own names. */
export function forHost<
  Choices extends { seats: readonly Parameters<typeof openSeats>[0][number][] },
>(choices: Choices, online: unknown): Choices {
  return online ? { ...choices, seats: openSeats(choices.seats) } : choices;
}

/** Finds your seat in the setup by the colour you chose in the form. */
export function ownSeatByColour<C>(
  chosen: readonly (Seated & { colour: C })[],
  setup: readonly { colour: C }[],
): number | null {
  const own = chosen[ownSeat(chosen) ?? -1]?.colour;
  const seat = setup.findIndex(({ colour }) => colour === own);
  return seat < 0 ? null : seat;
}
