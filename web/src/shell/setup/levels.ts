/** The levels of the bots as the page speaks of them: by number, from 1, the weakest. */
import { t } from '@/i18n';
import type { BotGame } from '@/wasm/bot';
import { LEVELS, LEVEL_OF, RATINGS } from '@/wasm/levels';

export type LevelNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const LEVEL_NUMBERS: readonly LevelNumber[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** A bot that somebody who has just read the rules can beat. */
const GENTLE: LevelNumber = 2;

/** The number by which matches store a level. */
export function storedLevel(level: LevelNumber): number {
  return LEVELS[level - 1]!;
}

/** The level that a stored number means; numbers nobody knows are the gentle one. */
export function levelOf(stored: number): LevelNumber {
  return (LEVEL_OF[stored] as LevelNumber | undefined) ?? GENTLE;
}

/** A stored number of today for one from another day, or for anything else that was kept. */
export function readLevel(stored: unknown): number {
  return storedLevel(typeof stored === 'number' ? levelOf(stored) : GENTLE);
}

/** What a level is called. */
export function levelName(stored: number): string {
  return t(`levels.name${levelOf(stored)}`);
}

/** Who plays where a bot does: the level by its name and number. */
export function botText(stored: number): string {
  return t('play.bot-level', { name: levelName(stored), number: levelOf(stored) });
}

/** How strong a level is, in words. */
export function ratingText(game: BotGame, stored: number): string {
  const rating = RATINGS[game][levelOf(stored) - 1];
  if (!rating) return t('levels.unrated');
  const [points, off] = rating;
  // As words: nobody parts the digits of a rating.
  return t('levels.rating', { points: String(points), off: String(off) });
}
