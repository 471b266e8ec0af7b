import { Vector3, type BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { FAN_BLOCKS, FAN_STAND, fanPile } from './fan';
import { MM, extentOf, standHalf } from './measures';
import { blockGeometry, standGeometry } from './models';

const vertices = (geometry: BufferGeometry): Vector3[] => {
  const position = geometry.getAttribute('position');
  return Array.from({ length: position.count }, (_, index) =>
    new Vector3().fromBufferAttribute(position, index),
  );
};

describe('the stand', () => {
  const points = vertices(standGeometry(FAN_STAND));

  it('stands on the table and never in it', () => {
    expect(Math.min(...points.map(({ y }) => y))).toBe(0);
  });

  it('reaches as far as its arms are long, at 45 degrees', () => {
    const [x, z] = standHalf(FAN_STAND);
    const rise = Math.max(...points.map(({ y }) => y));
    expect(rise).toBeCloseTo(FAN_STAND.crossing * MM + x, 1);
    expect(Math.max(...points.map((point) => Math.abs(point.z)))).toBeCloseTo(z);
  });

  it('carries nothing inside its V: both upper faces pass through the crossing', () => {
    const crossing = FAN_STAND.crossing * MM;
    for (const { x, y } of points) {
      if (y > crossing + 0.3) expect(y - crossing).toBeLessThanOrEqual(Math.abs(x) + 0.001);
    }
  });
});

describe('a block', () => {
  it('has the declared size', () => {
    for (const shape of FAN_BLOCKS.slice(0, 6)) {
      const size = extentOf(shape);
      const points = vertices(blockGeometry(size, shape.colour, 1));
      for (const [index, axis] of (['x', 'y', 'z'] as const).entries())
        expect(Math.max(...points.map((point) => point[axis]))).toBeCloseTo(size[index]! / 2);
    }
  });

  it('carries a symbol unless it is bare', () => {
    const symbols = (colour: 'red' | 'natural') =>
      blockGeometry([1, 1, 1], colour, 1).getAttribute('emblem').array[2];
    expect(symbols('red')).toBeGreaterThan(0);
    expect(symbols('natural')).toBe(0);
  });
});

describe('the pile of the description', () => {
  const pile = fanPile(36);

  it('uses every block once', () => {
    expect(pile.map(({ block }) => block).sort((a, b) => a - b)).toEqual([...FAN_BLOCKS.keys()]);
  });

  it('lies on the boards and reaches the height that is given for it', () => {
    const tops = pile.map(({ block, at }) => at[1] + FAN_BLOCKS[block]!.size[1] / 2000);
    const bottoms = pile.map(({ block, at }) => at[1] - FAN_BLOCKS[block]!.size[1] / 2000);
    expect(Math.max(...tops)).toBe(FAN_STAND.crossing + 140);
    expect(Math.min(...bottoms)).toBe(FAN_STAND.crossing + 10);
  });
});
