import { describe, expect, it } from 'vitest';
import { blocksBefore, pointsOfInterest, withAllAbove } from './hidden';
import { block, position } from './samples';

const tall = block('D1', [16, 12, 0], [2, 2, 4]);
const low = block('H1', [16, 16, 0], [2, 2, 1]);
const aside = block('C1', [20, 14, 0], [2, 2, 2]);
const south = { x: 0, y: 12, z: 60 };

describe('blocksBefore', () => {
  it('finds the block that hides a cell, and only that', () => {
    const points = pointsOfInterest({ cursor: { x: 16, y: 16, z: 1 } }, position([]));
    expect(blocksBefore(points, south, [tall, low, aside])).toEqual(new Set(['D1']));
  });

  it('does not count the block a cell belongs to', () => {
    const points = pointsOfInterest({ cursor: { x: 16, y: 12, z: 4 } }, position([]));
    expect(blocksBefore(points, south, [tall, low, aside])).toEqual(new Set());
  });
});

describe('pointsOfInterest', () => {
  const reach = [
    { at: { x: 1, y: 1, z: 2 }, ladders: [] },
    { at: { x: 2, y: 1, z: 0 }, ladders: [] },
  ];

  it('is the pawn and what is aimed at, but not everything that can be reached', () => {
    const view = position([], [{ colour: 'red', at: { x: 9, y: 9, z: 0 } }]);
    expect(pointsOfInterest({ reach }, view)).toHaveLength(1);
    expect(pointsOfInterest({ reach, path: [reach[0]!.at] }, view)).toHaveLength(2);
    expect(pointsOfInterest({ reach, ghost: { block: low, lawful: true } }, view)).toHaveLength(5);
  });
});

it('your own pawn counts, also while somebody else moves', () => {
  const view = position(
    [],
    [
      { colour: 'red', at: { x: 9, y: 9, z: 0 } },
      { colour: 'yellow', at: { x: 20, y: 9, z: 0 } },
    ],
  );
  const [own] = pointsOfInterest({ own: 'yellow' }, view);
  const [mover] = pointsOfInterest({}, view);
  expect(own!.x).not.toBe(mover!.x);
});

// Regression: blocks on a transparent one seemed to float.
it('what stands on glass is glass, too', () => {
  const onTall = block('C2', [16, 12, 4], [2, 2, 2]);
  const half = block('H2', [17, 12, 6], [2, 2, 1]);
  const blocks = [half, onTall, tall, low, aside];
  expect(withAllAbove(new Set(['D1']), blocks)).toEqual(new Set(['D1', 'C2', 'H2']));
  expect(withAllAbove(new Set(), blocks)).toEqual(new Set());
});
