/** The next bot is as strong as the last one. */
import { asObject, loadJson } from '@/storage/storage';
import type { BotGame } from '@/wasm/bot';
import { readLevel } from './levels';

/** The stored level of the bot last chosen in the setup form of a game. */
export function lastLevel(game: BotGame): number {
  const { seats } = asObject(loadJson(`${game}.setup`));
  const players = Array.isArray(seats) ? seats.map((seat) => asObject(asObject(seat).player)) : [];
  return readLevel(players.find(({ kind }) => kind === 'bot')?.level);
}
