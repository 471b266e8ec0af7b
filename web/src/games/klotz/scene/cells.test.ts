import { describe, expect, it } from 'vitest';
import { BOARD_SIZE, COLOURED_CELLS, cellAtSpot, cellName, parseCell, spotOf } from './cells';

describe('cells', () => {
  it.each([
    ['a1', -6.5, 6.5],
    ['n1', 6.5, 6.5],
    ['a14', -6.5, -6.5],
    ['n14', 6.5, -6.5],
    ['g7', -0.5, 0.5],
    ['h8', 0.5, -0.5],
  ])('%s lies at %f, %f', (cell, x, z) => {
    expect(spotOf(cell)).toEqual({ x, z });
  });

  it('finds every cell again from its centre and from just inside its edges', () => {
    for (let file = 0; file < BOARD_SIZE; file++) {
      for (let rank = 0; rank < BOARD_SIZE; rank++) {
        const cell = cellName({ file, rank });
        const { x, z } = spotOf(cell);
        for (const [dx, dz] of [
          [0, 0],
          [0.49, 0.49],
          [-0.49, -0.49],
        ] as const) {
          expect(cellAtSpot({ x: x + dx, z: z + dz })).toBe(cell);
        }
        expect(parseCell(cell)).toEqual({ file, rank });
      }
    }
  });

  it.each([
    [-7.01, 0],
    [7.01, 0],
    [0, -7.01],
    [0, 7.01],
  ])('finds nothing beside the field at %f, %f', (x, z) => {
    expect(cellAtSpot({ x, z })).toBeNull();
  });

  it.each(['', 'a0', 'a15', 'o1', 'A1', 'a01', '1a', 'a1 '])('refuses "%s"', (text) => {
    expect(() => parseCell(text)).toThrow(RangeError);
  });

  it('paints each colour once in a corner and once in the centre, both in the same quadrant', () => {
    for (const colour of ['red', 'yellow', 'green', 'blue'] as const) {
      const spots = COLOURED_CELLS.filter((painted) => painted.colour === colour).map(({ cell }) =>
        spotOf(cell),
      );
      expect(spots).toHaveLength(2);
      expect(Math.sign(spots[0]!.x)).toBe(Math.sign(spots[1]!.x));
      expect(Math.sign(spots[0]!.z)).toBe(Math.sign(spots[1]!.z));
    }
  });
});
