/** Playing on from a position that was looked at. */
import type { Player } from '@/wasm/wire';
import { turnAfter, type TableView } from './match';
import { storedLevel } from './setup/levels';

/** Against whoever is there, or against bots. */
export type Rivals = 'same' | 'bots';

/** Who plays on against someone who tries it: a bot of the middle. */
const RIVAL: Player = { kind: 'bot', level: storedLevel(4) };

/** Who plays if the game goes on after so many moves. */
export function playersFrom(view: TableView, ply: number, rivals: Rivals): Player[] {
  const mover = turnAfter(view, ply);
  return view.seats.map(({ player }, seat) => {
    if (rivals === 'same') return player;
    return seat === mover ? { kind: 'human' } : RIVAL;
  });
}
