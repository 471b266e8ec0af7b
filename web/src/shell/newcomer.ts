/** Whether you are new to a game: you haven't chosen to play or to learn it, and have no saved game. */
import { load, save } from '@/storage/storage';
import type { GameId } from './match';

const place = (game: GameId) => `${game}.welcomed`;

/** Not for those who have played or solved something before this was asked. */
const TRACES = ['log', 'setup', 'puzzles', 'lessons'];

export function isNewcomer(game: GameId): boolean {
  if (load(place(game))) return false;
  return TRACES.every((trace) => load(`${game}.${trace}`) === null);
}

/** You chose: the question isn't asked again. */
export function welcomed(game: GameId): void {
  save(place(game), 'yes');
}
