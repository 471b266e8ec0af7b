import { describe, expect, it } from 'vitest';
import { skeleton } from '@/shell/rules/outline';
import { parseCell } from '../scene/cells';
import { FIGURE_SPECS, positionText } from './figures';
import german from './text/de';
import english from './text/en';
import spanish from './text/es';
import french from './text/fr';
import { FIGURES, OUTLINE, type KlotzRulesText } from './text/shape';

/** Cells and moves in a text, which must be the same in every language. */
function cellsIn(text: KlotzRulesText): string[] {
  return [...JSON.stringify(text).matchAll(/(?<!\p{L})[a-n]1?\d(?!\d)/gu)]
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

  it('name the same cells', () => {
    expect(cellsIn(text)).toEqual(cellsIn(english));
  });
});

describe('the pictures', () => {
  it('are each shown exactly once', () => {
    expect(Object.values(OUTLINE.figures).flat().sort()).toEqual([...FIGURES].sort());
  });

  it('show cells of the board, each used once', () => {
    for (const { pieces = [], from, aim, around = [] } of Object.values(FIGURE_SPECS)) {
      const cells = pieces.map((piece) => piece.slice(1));
      [...cells, ...around, from ?? 'a1', aim ?? 'a1'].forEach((cell) => parseCell(cell));
      expect(new Set(cells).size).toBe(cells.length);
      if (from) expect(cells).toContain(from);
    }
  });

  it('are written as positions', () => {
    expect(positionText({ pieces: ['3c6', 'Ra2', 'Gn13'], seats: 'RG' })).toBe(
      [
        '............../.............G/............../............../............../............../',
        '............../............../..3.........../............../............../............../',
        'R............./.............. RG R R=-,G=-',
      ].join(''),
    );
    expect(positionText(FIGURE_SPECS.stone)).toMatch(/ RG R R=c5,G=g4$/);
  });
});
