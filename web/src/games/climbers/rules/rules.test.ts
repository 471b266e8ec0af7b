import { describe, expect, it } from 'vitest';
import { skeleton } from '@/shell/rules/outline';
import german from './text/de';
import english from './text/en';
import spanish from './text/es';
import french from './text/fr';
import { FIGURES, OUTLINE, type ClimbersRulesText } from './text/shape';

/** Numbers, sizes and written steps: they must be the same in every language. */
function figuresIn(text: ClimbersRulesText): string[] {
  return [...JSON.stringify(text).matchAll(/[\w@:]*\d+(?:[\s,:x×]+\d+)*(?::[a-z])?/gu)]
    .map((match) => match[0])
    .sort();
}

describe.each([
  ['fr', french],
  ['de', german],
  ['es', spanish],
])('the rules in %s', (_, text) => {
  it('have every paragraph, point and term of the English ones', () => {
    expect(skeleton(text, OUTLINE)).toEqual(skeleton(english, OUTLINE));
  });

  it('name the same sizes, years, cells and steps', () => {
    expect(figuresIn(text)).toEqual(figuresIn(english));
  });
});

describe('the pictures', () => {
  it('are each shown exactly once', () => {
    expect(Object.values(OUTLINE.figures).flat().sort()).toEqual([...FIGURES].sort());
  });
});
