import { describe, expect, it } from 'vitest';
import { Rail } from './rail';

/** The hand's final position after a pointer visits these points. */
function end(...points: [number, number][]): { right: number; up: number } {
  const rail = new Rail();
  const at = { right: 0, up: 0 };
  let last: [number, number] = [0, 0];
  for (const point of points) {
    const way = rail.follow(point[0] - last[0], point[1] - last[1]);
    at.right += way.right;
    at.up += way.up;
    last = point;
  }
  return at;
}

describe('a hand whose block is in the pile', () => {
  it('stays level though the pointer wanders', () => {
    const { right, up } = end([10, 2], [30, -4], [60, 9]);
    expect(up).toBeCloseTo(0);
    expect(right).toBeGreaterThan(55);
  });

  it('goes straight up though the pointer wanders', () => {
    expect(end([2, 12], [-3, 40]).right).toBeCloseTo(0);
  });

  it('follows a diagonal pull', () => {
    const { right, up } = end([30, 30]);
    expect(right).toBeCloseTo(up);
    expect(up).toBeGreaterThan(15);
  });

  it('comes back to where it was with the pointer', () => {
    const { right, up } = end([30, 12], [5, 20], [0, 0]);
    expect(right).toBeCloseTo(0);
    expect(up).toBeCloseTo(0);
  });
});
