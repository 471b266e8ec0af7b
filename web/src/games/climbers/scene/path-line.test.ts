import { describe, expect, it } from 'vitest';
import { beadsAlong, distance, pathPoints } from './path-line';

describe('pathPoints', () => {
  it('climbs a wall on its open side', () => {
    const points = pathPoints([
      { x: 16, y: 16, z: 0 },
      { x: 17, y: 16, z: 2 },
    ]);
    expect(points).toHaveLength(4);
    const [start, foot, brim, end] = points;
    expect(foot!.x).toBeCloseTo(0.9);
    expect(brim!.x).toBeCloseTo(0.9);
    expect(foot!.y).toBeCloseTo(start!.y);
    expect(brim!.y).toBeCloseTo(end!.y);
  });

  it('goes down on the side of the lower cell, too', () => {
    const [, brim] = pathPoints([
      { x: 16, y: 16, z: 2 },
      { x: 17, y: 16, z: 0 },
    ]);
    expect(brim!.x).toBeCloseTo(1.1);
  });

  it('crosses a gap in a straight line', () => {
    const path = [
      { x: 10, y: 16, z: 2 },
      { x: 13, y: 16, z: 3 },
    ];
    expect(pathPoints(path)).toHaveLength(2);
  });
});

describe('beadsAlong', () => {
  it('puts a bead every quarter, each larger than the one before', () => {
    const points = pathPoints([
      { x: 16, y: 16, z: 0 },
      { x: 17, y: 16, z: 0 },
      { x: 17, y: 17, z: 1 },
    ]);
    const beads = beadsAlong(points);
    expect(beads.length).toBeGreaterThan(8);
    for (const [index, bead] of beads.entries()) {
      const before = beads[index - 1];
      if (!before) continue;
      expect(bead.size).toBeGreaterThan(before.size);
      expect(distance(before.point, bead.point)).toBeLessThanOrEqual(0.2501);
    }
  });

  it('has none on a way that goes nowhere', () => {
    expect(beadsAlong(pathPoints([{ x: 1, y: 1, z: 1 }]))).toEqual([]);
  });
});
