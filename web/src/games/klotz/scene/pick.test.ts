import { describe, expect, it } from 'vitest';
import type { Ray } from '@/engine/ray';
import { hitCells, pickCell, type Upright } from './pick';

const column = (cell: string, x: number, z: number, height: number): Upright => ({
  cell,
  x,
  z,
  base: 0,
  height,
  halfWidth: 0.42,
  round: true,
});
const down = (x: number, z: number): Ray => ({
  origin: { x, y: 50, z },
  direction: { x: 0, y: -1, z: 0 },
});
/** A ray from the front, 45 degrees down, through a point. */
const slanting = (x: number, y: number, z: number): Ray => ({
  origin: { x, y: y + 30, z: z + 30 },
  direction: { x: 0, y: -Math.SQRT1_2, z: -Math.SQRT1_2 },
});

describe('pickCell', () => {
  it.each([
    ['a piece from above', down(-4.5, 1.5), 'c6'],
    ['an empty cell from above', down(2.5, -3.5), 'j11'],
    ['nothing beside the board', down(7.5, 0), null],
    [
      'a ray that flies over the board',
      { origin: { x: 0, y: 5, z: 0 }, direction: { x: 1, y: 0.1, z: 0 } },
      null,
    ],
  ])('finds %s', (_, ray, cell) => {
    expect(pickCell(ray, [column('c6', -4.5, 1.5, 1.74)])).toBe(cell);
  });

  it('prefers the piece in front of the cell it hides', () => {
    const tall = column('g7', -0.5, 0.5, 2.32);
    // Past the top of the piece, the ray would hit the board two cells farther back.
    expect(pickCell(slanting(-0.5, 2.2, 0.6), [tall])).toBe('g7');
    expect(pickCell(slanting(-0.5, 2.2, 0.6), [])).toBe('g9');
  });

  it('prefers the nearer of two pieces', () => {
    const pieces = [column('g9', -0.5, -1.5, 2.32), column('g7', -0.5, 0.5, 2.32)];
    expect(pickCell(slanting(-0.5, 2.2, 0.6), pieces)).toBe('g7');
  });

  it('finds columns as round as they are, from every side', () => {
    // Seen diagonally, the box around a column is wider than the column.
    const front = column('c6', -4.5, 1.5, 1.74);
    const [x, z] = [-4.5 + 0.38, 1.5 + 0.38];
    const diagonal: Ray = {
      origin: { x: x + 20, y: 20.3, z: z + 20 },
      direction: { x: -1, y: -1, z: -1 },
    };
    expect(pickCell(diagonal, [front])).toBe('c6');
    const beside: Ray = { ...down(x, z), origin: { x, y: 50, z } };
    expect(pickCell(beside, [column('d6', -3.5, 1.5, 0.58), front])).toBe('c6');
    expect(hitCells(beside, [front])).toEqual([]);
    expect(hitCells(beside, [{ ...front, round: false }])).toEqual(['c6']);
  });
});
