import { describe, expect, it } from 'vitest';
import type { Point } from '@/engine/camera-fit';
import { dragFrameOf, pinchOf } from './grasp';
import type { Extent } from './measures';

const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y + a.z * b.z;
const degrees = (angle: number) => (angle * Math.PI) / 180;

describe('dragFrameOf', () => {
  it('is three directions at right angles, from wherever one looks', () => {
    for (const azimuth of [0, -0.24, 1.3, 3, 5]) {
      for (const elevation of [2, 13, 40, 60, 89.4].map(degrees)) {
        const { right, up, towards } = dragFrameOf(azimuth, elevation);
        for (const direction of [right, up, towards])
          expect(dot(direction, direction)).toBeCloseTo(1);
        expect(dot(right, up)).toBeCloseTo(0);
        expect(dot(right, towards)).toBeCloseTo(0);
        expect(dot(up, towards)).toBeCloseTo(0);
      }
    }
  });

  it('lies along the axes of the X, the nearest ones to the view', () => {
    expect(dragFrameOf(degrees(-14), degrees(13))).toEqual({
      right: { x: 1, y: 0, z: 0 },
      up: { x: 0, y: 1, z: 0 },
      towards: { x: 0, y: 0, z: 1 },
    });
    expect(dragFrameOf(degrees(70), degrees(30)).towards).toEqual({ x: 1, y: 0, z: 0 });
  });

  it('is level when seen from above, and nearer is up', () => {
    const { right, up, towards } = dragFrameOf(degrees(10), degrees(80));
    expect(towards).toEqual({ x: 0, y: 1, z: 0 });
    expect([right.x, up.z]).toEqual([1, -1]);
  });
});

describe('pinchOf', () => {
  const BAR: Extent = [3.3, 1, 1];
  const PLANK: Extent = [4, 0.5, 1];

  it('puts the thumb where the block was touched and the finger behind it', () => {
    const { thumb, finger } = pinchOf(BAR, { x: 0.6, y: 0.1, z: 0.5 });
    expect(thumb).toMatchObject({ x: 0.6, y: 0.1, z: 0.5 });
    expect(finger).toMatchObject({ x: 0.6, y: 0.1, z: -0.5 });
  });

  it('holds the sides of a long block that was touched on its end', () => {
    const { thumb, finger } = pinchOf(PLANK, { x: 2, y: 0.1, z: 0.2 });
    expect(thumb.x).toBeLessThan(2);
    expect(thumb.x).toBeGreaterThan(1.5);
    expect([thumb.z, finger.z]).toEqual([0.5, -0.5]);
    expect(thumb.y).toBe(0.1);
  });

  it('always touches two opposite sides', () => {
    for (const size of [BAR, PLANK, [1, 1, 1] as const, [3, 1, 1] as const]) {
      for (const grip of [
        { x: size[0] / 2, y: 0, z: 0 },
        { x: 0.2, y: -size[1] / 2, z: 0.1 },
        { x: -0.3, y: 0.1, z: size[2] / 2 },
      ]) {
        const { thumb, finger } = pinchOf(size, grip);
        const apart = thumb.clone().sub(finger).toArray().map(Math.abs);
        expect(apart.filter((distance) => distance > 0)).toHaveLength(1);
        const axis = apart.findIndex((distance) => distance > 0);
        expect(apart[axis]).toBeCloseTo(size[axis]!);
      }
    }
  });
});
