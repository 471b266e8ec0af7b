/** Bot levels as the UI shows them: numbers from 1, the weakest. */
import { t } from '@/i18n';
import { asObject, loadJson } from '@/storage/storage';
import type { BotGame } from '@/wasm/bot';
import { LEVELS, LEVEL_OF, RATINGS } from '@/wasm/levels';

export type LevelNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const LEVEL_NUMBERS: readonly LevelNumber[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** A level that beginners can beat. */
const GENTLE: LevelNumber = 2;

/** The number that matches store for a level. */
export function storedLevel(level: LevelNumber): number {
  return LEVELS[level - 1]!;
}

/** The level of a stored number; unknown numbers fall back to the gentle one. */
export function levelOf(stored: number): LevelNumber {
  return (LEVEL_OF[stored] as LevelNumber | undefined) ?? GENTLE;
}

/** Converts any stored value, perhaps from an older version, to a valid stored number. */
export function readLevel(stored: unknown): number {
  return storedLevel(typeof stored === 'number' ? levelOf(stored) : GENTLE);
}

export function levelName(stored: number): string {
  return t(`levels.name${levelOf(stored)}`);
}

/** A bot's label: the name and number of its level. */
export function botText(stored: number): string {
  return t('play.bot-level', { name: levelName(stored), number: levelOf(stored) });
}

/** The rating of a level as text. */
export function ratingText(game: BotGame, stored: number): string {
  const rating = RATINGS[game][levelOf(stored) - 1];
  if (!rating) return t('levels.unrated');
  const [points, off] = rating;
  // Strings, because a rating has no thousands separator.
  return t('levels.rating', { points: String(points), off: String(off) });
}

/** The stored level last chosen in a game's setup form: new bots get it. */
export function lastLevel(game: BotGame): number {
  const { seats } = asObject(loadJson(`${game}.setup`));
  const players = Array.isArray(seats) ? seats.map((seat) => asObject(asObject(seat).player)) : [];
  return readLevel(players.find(({ kind }) => kind === 'bot')?.level);
}
