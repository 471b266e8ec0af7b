import { describe, expect, it } from 'vitest';
import { neighbour, offset, plainPoint, ROWS, type Direction } from './cells';

it('the rows go from the top left to the lower right', () => {
  expect(ROWS[0]![0]).toBe('a14');
  expect(ROWS[13]![13]).toBe('n1');
  expect(ROWS.flat()).toHaveLength(196);
});

it.each([
  ['c12', 1, -2, 'd10'],
  ['a1', -1, 0, null],
  ['n14', 0, 1, null],
])('%s by %i files and %i ranks is %s', (cell, files, ranks, expected) => {
  expect(offset(cell, files, ranks)).toBe(expected);
});

describe('an arrow key', () => {
  const around = (cell: string, pointOf?: (cell: string) => { x: number; y: number }) =>
    (['up', 'right', 'down', 'left'] satisfies Direction[]).map((each) =>
      neighbour(cell, each, pointOf),
    );

  it('goes to the neighbour in that direction', () => {
    expect(around('e5')).toEqual(['e6', 'f5', 'e4', 'd5']);
  });

  it('stops at the edge', () => {
    expect(around('a14')).toEqual([null, 'b14', 'a13', null]);
  });

  it('follows a board that is turned', () => {
    const quarter = (cell: string) => {
      const { x, y } = plainPoint(cell);
      return { x: -y, y: x };
    };
    expect(around('e5', quarter)).toEqual(['d5', 'e6', 'f5', 'e4']);
    expect(around('a1', quarter)).toEqual([null, 'a2', 'b1', null]);
  });

  it('follows a board seen aslant', () => {
    const aslant = (cell: string) => {
      const { x, y } = plainPoint(cell);
      return { x: x * 0.9 - y * 0.3, y: x * 0.25 + y * 0.6 };
    };
    expect(around('e5', aslant)).toEqual(['e6', 'f5', 'e4', 'd5']);
  });
});
