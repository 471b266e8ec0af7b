/** What a ray through a pixel hits: pieces first, then the board. Pure geometry. */
import { meetBox, meetPlane, type Ray } from '@/engine/ray';
import { cellAtSpot } from './cells';
import type { Cell } from './types';

/** An upright solid around a piece: a cylinder or a square block. */
export interface Upright {
  cell: Cell;
  x: number;
  z: number;
  base: number;
  height: number;
  halfWidth: number;
  /**
   * Columns are round. In a box around them, presses beside a column would hit it whenever the
   * camera looks at the box diagonally.
   */
  round: boolean;
}

export function pickCell(ray: Ray, pieces: readonly Upright[]): Cell | null {
  return hitCells(ray, pieces)[0] ?? groundCell(ray);
}

/** The cells of all pieces along the ray, the nearest first. */
export function hitCells(ray: Ray, pieces: readonly Upright[]): Cell[] {
  return pieces
    .map((piece) => ({ cell: piece.cell, distance: meetUpright(ray, piece) }))
    .filter((hit): hit is { cell: Cell; distance: number } => hit.distance !== null)
    .sort((a, b) => a.distance - b.distance)
    .map(({ cell }) => cell);
}

/** The board cell that the ray meets, whatever stands in front of it. */
export function groundCell(ray: Ray): Cell | null {
  const ground = meetPlane(ray, 0);
  return ground && cellAtSpot(ground);
}

/** The distance to an upright along the ray, or `null` if it misses. */
export function meetUpright(ray: Ray, piece: Upright): number | null {
  const { x, z, base, height, halfWidth } = piece;
  const low = { x: x - halfWidth, y: base, z: z - halfWidth };
  const high = { x: x + halfWidth, y: base + height, z: z + halfWidth };
  const box = meetBox(ray, low, high);
  if (!box || !piece.round) return box?.distance ?? null;
  return meetCylinder(ray, piece);
}

function meetCylinder({ origin, direction }: Ray, piece: Upright): number | null {
  const { base, height, halfWidth: radius } = piece;
  const [x, z] = [origin.x - piece.x, origin.z - piece.z];
  // Where the ray is within the radius: a t² + 2 b t + c ≤ 0.
  const a = direction.x ** 2 + direction.z ** 2;
  const b = x * direction.x + z * direction.z;
  const c = x ** 2 + z ** 2 - radius ** 2;
  let [enter, leave] = [0, Infinity];
  if (a < 1e-12) {
    if (c > 0) return null;
  } else {
    const root = b ** 2 - a * c;
    if (root < 0) return null;
    enter = Math.max(enter, (-b - Math.sqrt(root)) / a);
    leave = (-b + Math.sqrt(root)) / a;
  }
  if (direction.y !== 0) {
    const [top, bottom] = [base + height, base].map((y) => (y - origin.y) / direction.y);
    enter = Math.max(enter, Math.min(top!, bottom!));
    leave = Math.min(leave, Math.max(top!, bottom!));
  } else if (origin.y < base || origin.y > base + height) return null;
  return enter <= leave ? enter : null;
}
