/** What a ray through a pixel meets: the pieces first, then the board. Pure geometry. */
import { cellAtSpot } from './cells';
import type { Cell } from './types';

type Vector = { x: number; y: number; z: number };

export interface Ray {
  origin: Vector;
  direction: Vector;
}

/** An upright box around a piece. */
export interface Upright {
  cell: Cell;
  x: number;
  z: number;
  base: number;
  height: number;
  halfWidth: number;
}

export function pickCell(ray: Ray, pieces: readonly Upright[]): Cell | null {
  let nearest: { cell: Cell; distance: number } | null = null;
  for (const piece of pieces) {
    const distance = meetUpright(ray, piece);
    if (distance !== null && (!nearest || distance < nearest.distance))
      nearest = { cell: piece.cell, distance };
  }
  if (nearest) return nearest.cell;
  const ground = meetPlane(ray, 0);
  return ground && cellAtSpot(ground);
}

/** Where a ray meets a level plane, or `null` if it does not. */
export function meetPlane(
  { origin, direction }: Ray,
  height: number,
): { x: number; z: number } | null {
  const distance = (height - origin.y) / direction.y;
  if (!Number.isFinite(distance) || distance < 0) return null;
  return { x: origin.x + direction.x * distance, z: origin.z + direction.z * distance };
}

/** How far along the ray a box begins: the overlap of the stretches it spends between each pair of sides. */
function meetUpright(
  { origin, direction }: Ray,
  { x, z, base, height, halfWidth }: Upright,
): number | null {
  let enter = 0;
  let leave = Infinity;
  const slabs: [number, number, number, number][] = [
    [origin.x, direction.x, x - halfWidth, x + halfWidth],
    [origin.y, direction.y, base, base + height],
    [origin.z, direction.z, z - halfWidth, z + halfWidth],
  ];
  for (const [from, step, low, high] of slabs) {
    if (step === 0) {
      if (from < low || from > high) return null;
      continue;
    }
    const a = (low - from) / step;
    const b = (high - from) / step;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave ? enter : null;
}
