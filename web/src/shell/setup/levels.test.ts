import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage } from '@/i18n';
import { LEVELS, RATINGS } from '@/wasm/levels';
import { botText, levelOf, LEVEL_NUMBERS, ratingText, readLevel, storedLevel } from './levels';

beforeAll(loadLanguage);

describe('the levels of the bots', () => {
  it('are stored by numbers that mean nothing else', () => {
    expect(LEVEL_NUMBERS.map(storedLevel)).toEqual([...LEVELS]);
    expect(LEVEL_NUMBERS.map((number) => levelOf(storedLevel(number)))).toEqual(LEVEL_NUMBERS);
  });

  it('of matches from when there were three are levels of today, in their order', () => {
    const old = [1, 2, 3].map(levelOf);
    expect(old).toEqual([...old].sort());
    expect(new Set(old).size).toBe(3);
    expect(readLevel(3)).toBe(storedLevel(levelOf(3)));
  });

  it('that nobody knows are those of a bot that can be beaten', () => {
    for (const stored of [0, 99, 'strong', null, undefined])
      expect(readLevel(stored)).toBe(LEVELS[1]);
  });

  it('have a name, and say how strong they are or that nobody knows', () => {
    expect(botText(LEVELS[4])).toBe('Bot, Oak (5)');
    for (const game of ['klotz', 'climbers', 'xstack'] as const) {
      const told = LEVELS.map((level) => ratingText(game, level));
      const expected = RATINGS[game].map((rating) =>
        rating ? `Rating ${rating[0]} ± ${rating[1]}` : 'Not rated yet',
      );
      expect(told).toEqual(expected);
    }
  });
});
