/** What a ray through a pixel hits: pieces first, then the board. Pure geometry. */
import { meetBox, meetPlane, type Ray } from '@/engine/ray';
import { cellAtSpot } from './cells';
import type { Cell } from './types';

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

/** The distance to an upright along the ray, or `null` if it misses. */
export function meetUpright(ray: Ray, { x, z, base, height, halfWidth }: Upright): number | null {
  const low = { x: x - halfWidth, y: base, z: z - halfWidth };
  const high = { x: x + halfWidth, y: base + height, z: z + halfWidth };
  return meetBox(ray, low, high)?.distance ?? null;
}
