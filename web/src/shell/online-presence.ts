/**
 * The others, where a match is played with people elsewhere: what every table then shows beside the
 * match. The table itself knows no server; whoever opens it says who is there.
 */
import { getContext, setContext, type Component, type Snippet } from 'svelte';
import type { MatchSession } from './match-session.svelte';

export interface OnlinePresence {
  /** The line to the others is broken, in words; empty if it is not. */
  readonly trouble: string;
  /** Whether the person on a seat is not connected. */
  isAway(seat: number): boolean;
  /** Beside the board, where there is room: the moves, and what people say. */
  readonly Side: Component<{ moves: Snippet }>;
  /** The same in a corner of a small screen. */
  readonly Corner: Component<{ sheet: boolean }>;
  /** Above everything that can be pressed: what somebody asks, and what can be asked of the others. */
  readonly Notice: Component<{ session: MatchSession }>;
}

const PRESENCE = Symbol('company');

/** Everybody at the table, for all components within the one that calls this. */
export function setOnlinePresence(presence: OnlinePresence): void {
  setContext(PRESENCE, presence);
}

/** Who else is at the table; nobody where a match is played round one screen. */
export function getOnlinePresence(): OnlinePresence | null {
  return getContext<OnlinePresence | undefined>(PRESENCE) ?? null;
}
