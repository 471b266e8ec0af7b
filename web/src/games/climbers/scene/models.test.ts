import { Color, type BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { PAINT, PAINT_SYMBOL, SYMBOL, type Paint } from '@/engine/palette';
import { blockGeometry } from './models';
import { block } from './samples';

const SIDES = {
  east: [1, 0, 0],
  west: [-1, 0, 0],
  top: [0, 1, 0],
  bottom: [0, -1, 0],
  south: [0, 0, 1],
  north: [0, 0, -1],
} as const;

/** The flat part of one face: what is painted there, and the symbol's coordinates at each corner. */
function face(geometry: BufferGeometry, [x, y, z]: readonly [number, number, number]) {
  const { position, normal, paint, emblem } = geometry.attributes;
  const corners = [];
  for (let index = 0; index < position!.count; index++) {
    const straight =
      normal!.getX(index) * x + normal!.getY(index) * y + normal!.getZ(index) * z > 0.9999;
    if (straight)
      corners.push({
        paint: new Color(paint!.getX(index), paint!.getY(index), paint!.getZ(index)),
        covered: paint!.getW(index),
        u: emblem!.getX(index),
        v: emblem!.getY(index),
        symbol: emblem!.getZ(index),
      });
  }
  return corners;
}

describe('blockGeometry', () => {
  const double = block('D1', [0, 0, 0], [4, 2, 2]);
  const geometry = blockGeometry(double);

  it.each(Object.keys(SIDES) as (keyof typeof SIDES)[])('paints the %s in its colour', (side) => {
    const paint: Paint = double.faces[side];
    for (const corner of face(geometry, SIDES[side])) {
      expect(corner.covered).toBe(1);
      expect(`#${corner.paint.getHexString()}`).toBe(PAINT[paint].toLowerCase());
      expect(Math.floor(corner.symbol)).toBe(SYMBOL[PAINT_SYMBOL[paint]]);
    }
  });

  it('has one symbol for every two by two units', () => {
    // A symbol stands wherever both coordinates are even: count the even numbers between the corners.
    const symbols = (size: [number, number, number], side: keyof typeof SIDES): number => {
      const corners = face(blockGeometry(block('D1', [0, 0, 0], size)), SIDES[side]);
      const along = (axis: 'u' | 'v'): number => {
        const values = corners.map((corner) => corner[axis]);
        const [low, high] = [Math.min(...values), Math.max(...values)];
        return Math.floor(high / 2) - Math.ceil(low / 2) + 1;
      };
      return along('u') * along('v');
    };
    expect(symbols([4, 2, 2], 'top')).toBe(2);
    expect(symbols([4, 2, 2], 'east')).toBe(1);
    expect(symbols([2, 2, 6], 'south')).toBe(3);
    expect(symbols([2, 2, 1], 'south')).toBe(1);
    expect(symbols([1, 2, 2], 'top')).toBe(1);
  });

  it('leaves the edges bare', () => {
    const { paint } = geometry.attributes;
    const covers = Array.from({ length: paint!.count }, (_, index) => paint!.getW(index));
    expect(new Set(covers)).toEqual(new Set([0, 1]));
  });
});
