import { expect, it } from 'vitest';
import { towerContent } from './dimensions';
import { block, position } from './samples';

it('all blocks are in the picture, but not all of a turntable that has grown', () => {
  const tower = block('C1', [15, 15, 0], [2, 2, 2]);
  const farOut = block('C2', [26, 15, 0], [2, 2, 2]);
  const content = towerContent(position([tower, farOut]), 12.5);
  const reach = (axis: 'x' | 'z') => {
    const values = content.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  expect(reach('z')[0]).toBeCloseTo(-9);
  expect(reach('z')[1]).toBeCloseTo(9);
  expect(Math.max(...reach('x').map(Math.abs))).toBeCloseTo(12);
  expect(content.some(({ x, y }) => Math.abs(x) > 11 && y === 0)).toBe(true);
});
