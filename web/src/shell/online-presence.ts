/**
 * The other players of an online match, as every table shows them. The table doesn't know the
 * server; the component that opens it provides this.
 */
import { getContext, setContext, type Component, type Snippet } from 'svelte';
import type { MatchSession } from './match-session.svelte';

export interface OnlinePresence {
  /** A connection problem as text; empty if there is none. */
  readonly trouble: string;
  /** Whether the player on a seat is disconnected. */
  isAway(seat: number): boolean;
  /** Next to the board, if there is room: moves and chat. */
  readonly Side: Component<{ moves: Snippet }>;
  /** The same in a corner of a small screen. */
  readonly Corner: Component<{ sheet: boolean }>;
  /** Above all controls: requests from others, and those you can send. */
  readonly Notice: Component<{ session: MatchSession }>;
}

const PRESENCE = Symbol('company');

/** Provides the presence to all child components. */
export function setOnlinePresence(presence: OnlinePresence): void {
  setContext(PRESENCE, presence);
}

/** The other players; `null` in a local match. */
export function getOnlinePresence(): OnlinePresence | null {
  return getContext<OnlinePresence | undefined>(PRESENCE) ?? null;
}
