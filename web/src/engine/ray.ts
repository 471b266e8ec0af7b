/** Intersects the ray through a pixel with planes and boxes. Pure geometry. */
import type { Point } from './camera-fit';

export interface Ray {
  origin: Point;
  direction: Point;
}

/** Intersection with a horizontal plane, or `null`. */
export function meetPlane(
  { origin, direction }: Ray,
  height: number,
): { x: number; z: number } | null {
  const distance = (height - origin.y) / direction.y;
  if (!Number.isFinite(distance) || distance < 0) return null;
  return { x: origin.x + direction.x * distance, z: origin.z + direction.z * distance };
}

/** Intersection with the plane through a point with this normal, or `null`. */
export function meetFacing(ray: Ray, through: Point, normal: Point): Point | null {
  const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y + a.z * b.z;
  const fall = dot(ray.direction, normal);
  if (Math.abs(fall) < 1e-6) return null;
  const { origin, direction } = ray;
  const distance = (dot(through, normal) - dot(origin, normal)) / fall;
  if (distance < 0) return null;
  return {
    x: origin.x + direction.x * distance,
    y: origin.y + direction.y * distance,
    z: origin.z + direction.z * distance,
  };
}

/**
 * The distance to a box along the ray, and the axis of the face it enters through (slab method).
 */
export function meetBox(
  { origin, direction }: Ray,
  low: Point,
  high: Point,
): { distance: number; axis: 'x' | 'y' | 'z' } | null {
  let enter = 0;
  let leave = Infinity;
  let entered: 'x' | 'y' | 'z' = 'y';
  for (const axis of ['x', 'y', 'z'] as const) {
    if (direction[axis] === 0) {
      if (origin[axis] < low[axis] || origin[axis] > high[axis]) return null;
      continue;
    }
    const a = (low[axis] - origin[axis]) / direction[axis];
    const b = (high[axis] - origin[axis]) / direction[axis];
    if (Math.min(a, b) > enter) {
      enter = Math.min(a, b);
      entered = axis;
    }
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave ? { distance: enter, axis: entered } : null;
}
