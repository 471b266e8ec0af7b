/** A new bot gets the level you chose last. */
import { asObject, loadJson } from '@/storage/storage';
import type { BotGame } from '@/wasm/bot';
import { readLevel } from './levels';

/** The stored level last chosen in a game's setup form. */
export function lastLevel(game: BotGame): number {
  const { seats } = asObject(loadJson(`${game}.setup`));
  const players = Array.isArray(seats) ? seats.map((seat) => asObject(asObject(seat).player)) : [];
  return readLevel(players.find(({ kind }) => kind === 'bot')?.level);
}
