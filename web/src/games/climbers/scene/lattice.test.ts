import { describe, expect, it } from 'vitest';
import { Surface, blockCentre, blockCorners, cellAt, cellCentre } from './lattice';
import { block } from './samples';

describe('the lattice in the scene', () => {
  it('has its middle in the middle, north at the back and height upwards', () => {
    expect(cellCentre({ x: 16, y: 16, z: 0 })).toEqual({ x: 0.5, y: 0, z: -0.5 });
    expect(blockCentre(block('D1', [15, 14, 2], [4, 2, 2]))).toEqual({ x: 1, y: 3, z: 1 });
    expect(blockCorners(block('D1', [15, 14, 2], [4, 2, 2]))).toEqual({
      low: { x: -1, y: 2, z: 0 },
      high: { x: 3, y: 4, z: 2 },
    });
  });

  it.each([
    [0, 0],
    [31, 0],
    [5, 31],
    [16, 15],
  ])('finds the cell %i,%i again at its middle', (x, y) => {
    expect(cellAt(cellCentre({ x, y, z: 0 }))).toEqual({ x, y });
  });

  it('knows no cell beside the table', () => {
    expect(cellAt({ x: 16.2, z: 0 })).toBeNull();
    expect(cellAt({ x: 0, z: 16.2 })).toBeNull();
  });
});

describe('Surface', () => {
  const low = block('C1', [10, 10, 0], [2, 2, 2]);
  const upper = block('H1', [11, 10, 2], [1, 2, 2]);
  const surface = new Surface([low, upper]);

  it('is as high as the highest block, whatever the order', () => {
    for (const made of [surface, new Surface([upper, low])]) {
      expect(made.height(10, 10)).toBe(2);
      expect(made.height(11, 11)).toBe(4);
      expect(made.height(12, 10)).toBe(0);
      expect(made.owner(11, 10)).toBe('H1');
      expect(made.owner(9, 9)).toBeNull();
    }
  });

  it('names the visible cells of a top', () => {
    expect(surface.cellsOf(low)).toEqual([
      { x: 10, y: 10, z: 2 },
      { x: 10, y: 11, z: 2 },
    ]);
    expect(surface.cellsOf(upper)).toHaveLength(2);
  });

  it('has nothing beside the table', () => {
    expect(new Surface([block('C1', [0, 0, 0], [2, 2, 2])]).height(-1, 1)).toBe(0);
  });
});
