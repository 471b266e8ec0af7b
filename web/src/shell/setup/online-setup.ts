/** A new game with people elsewhere: what its form asks for beside the game itself, and who opens the table. */
import type { Component } from 'svelte';

export interface OnlineSetup<Setup> {
  /** Opens the table. `own` is the seat of whoever opens it, if a person sits anywhere. */
  open(setup: Setup, own: number | null): Promise<void>;
  /** Who may find the table, and by which name one sits down. */
  readonly Fields: Component;
  readonly words: { title: string; lead: string; start: string };
  /** What stands on a person's seat instead of a name. */
  seatName(own: boolean): string;
}

interface Seated {
  player: { kind: 'human' | 'bot' };
}

/** The first seat of a person: that of whoever opens the table. */
export function ownSeat(seats: readonly Seated[]): number | null {
  const seat = seats.findIndex(({ player }) => player.kind === 'human');
  return seat < 0 ? null : seat;
}

/** Nobody but people, without names: they bring their own. */
export function openSeats<Seat extends { name: string; player: { kind: 'human' | 'bot' } }>(
  seats: readonly Seat[],
): Seat[] {
  return seats.map((seat) => ({ ...seat, name: '', player: { kind: 'human' } }));
}

/** Choices for a form: online, people bring their own names. */
export function forHost<
  Choices extends { seats: readonly Parameters<typeof openSeats>[0][number][] },
>(choices: Choices, online: unknown): Choices {
  return online ? { ...choices, seats: openSeats(choices.seats) } : choices;
}

/** The seat in the setup of the player who opens the table, whose colour is known from the form. */
export function ownSeatByColour<C>(
  chosen: readonly (Seated & { colour: C })[],
  setup: readonly { colour: C }[],
): number | null {
  const own = chosen[ownSeat(chosen) ?? -1]?.colour;
  const seat = setup.findIndex(({ colour }) => colour === own);
  return seat < 0 ? null : seat;
}
