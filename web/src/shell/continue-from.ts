/** Continuing from a reviewed position. */
import type { Player } from '@/wasm/wire';
import { turnAfter, type TableView } from './match';
import { storedLevel } from './setup/levels';

/** Against the same opponents, or against bots. */
export type Opponents = 'same' | 'bots';

/** The default opponent: a bot of medium strength. */
const DEFAULT_OPPONENT: Player = { kind: 'bot', level: storedLevel(4) };

/** The players of a game continued from `ply`. */
export function playersFrom(view: TableView, ply: number, opponents: Opponents): Player[] {
  const mover = turnAfter(view, ply);
  return view.seats.map(({ player }, seat) => {
    if (opponents === 'same') return player;
    return seat === mover ? { kind: 'human' } : DEFAULT_OPPONENT;
  });
}
