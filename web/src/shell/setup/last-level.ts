/** How strong the last opponent was: the next one is as strong. */
import { load } from '@/storage/storage';
import type { BotGame } from '@/wasm/bot';
import { readLevel } from './levels';
import { asObject, parseStored } from './reading';

/** The stored level of the bot that was last chosen for a game, as its form has kept it. */
export function lastLevel(game: BotGame): number {
  const { seats } = parseStored(load(`${game}.setup`));
  const players = Array.isArray(seats) ? seats.map((seat) => asObject(asObject(seat).player)) : [];
  return readLevel(players.find(({ kind }) => kind === 'bot')?.level);
}
