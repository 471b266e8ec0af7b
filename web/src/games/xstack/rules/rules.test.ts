import { describe, expect, it } from 'vitest';
import { skeleton } from '@/shell/rules/outline';
import german from './text/de';
import english from './text/en';
import spanish from './text/es';
import french from './text/fr';
import { FIGURES, OUTLINE, type XStackRulesText } from './text/shape';

/** Numbers, sizes and block names must match in every language, except for the decimal comma. */
function figuresIn(text: XStackRulesText): string[] {
  const written = JSON.stringify(text).replaceAll(/(\d),(\d)/gu, '$1.$2');
  return [...written.matchAll(/[\w@:]*\d+(?:[ ,:x×]+\d+)*(?::[a-z])?/gu)]
    .map((match) => match[0])
    .sort();
}

describe.each([
  ['fr', french],
  ['de', german],
  ['es', spanish],
])('the rules in %s', (_, text) => {
  it('write decimals with a comma', () => {
    expect(JSON.stringify(text)).not.toMatch(/\d\.\d/u);
    expect(JSON.stringify(text)).toMatch(/\d,\d\sN/u);
  });

  it('have every paragraph, point and term of the English ones', () => {
    expect(skeleton(text, OUTLINE)).toEqual(skeleton(english, OUTLINE));
  });

  it('name the same sizes, years, and blocks', () => {
    expect(figuresIn(text)).toEqual(figuresIn(english));
  });
});

describe('the pictures', () => {
  it('are each shown exactly once', () => {
    expect(Object.values(OUTLINE.figures).flat().sort()).toEqual([...FIGURES].sort());
  });
});
