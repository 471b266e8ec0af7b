/** A pawn's path as a line in space: over faces, and up and down along walls. Pure. */
import type { Point } from '@/engine/camera-fit';
import { mix } from '@/engine/easing';
import type { Spot } from '@/wasm/climbers';
import { cellCentre } from './lattice';

/** The line runs this far above faces and before walls. */
const CLEARANCE = 0.1;
const BEAD_STEP = 0.25;
/** Beads grow along the path, so that it shows a direction even when it stands still. */
const BEAD = { first: 0.09, last: 0.17 };
/** The beads keep clear of the pawn at the start. */
const CLEAR_START = 0.45;

/** The bends of the path through these cells. A step across a gap (a bridge) is a straight line. */
export function pathPoints(path: readonly Spot[]): Point[] {
  const points: Point[] = [];
  path.forEach((spot, index) => {
    const before = path[index - 1];
    if (before && before.z !== spot.z && apart(before, spot) === 1)
      points.push(...wallPoints(before, spot));
    points.push(above(cellCentre(spot)));
  });
  return points;
}

const above = ({ x, y, z }: Point): Point => ({ x, y: y + CLEARANCE, z });
const apart = (a: Spot, b: Spot): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** From one height to the other along the wall between two cells, on its open side. */
function wallPoints(from: Spot, to: Spot): [Point, Point] {
  const [a, b] = [cellCentre(from), cellCentre(to)];
  // The wall stands half way; the open side is that of the lower cell.
  const t = 0.5 + (from.z < to.z ? -CLEARANCE : CLEARANCE);
  const [x, z] = [mix(a.x, b.x, t), mix(a.z, b.z, t)];
  return [above({ x, y: a.y, z }), above({ x, y: b.y, z })];
}

/** Beads along a line, each with how far along it is and how large. */
export function beadsAlong(points: readonly Point[]): { at: number; point: Point; size: number }[] {
  const lengths = points.slice(1).map((point, index) => distance(points[index]!, point));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const beads: { at: number; point: Point; size: number }[] = [];
  let passed = 0;
  let segment = 0;
  for (let at = CLEAR_START; at <= total + 1e-6; at += BEAD_STEP) {
    while (segment < lengths.length - 1 && at > passed + lengths[segment]!)
      passed += lengths[segment++]!;
    const [a, b] = [points[segment]!, points[segment + 1]!];
    const t = (at - passed) / lengths[segment]!;
    beads.push({
      at,
      point: { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t), z: mix(a.z, b.z, t) },
      size: mix(BEAD.first, BEAD.last, at / total),
    });
  }
  return beads;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

/** The point that lies at a share `t` of the line from one to the other. */
export const between = (a: Point, b: Point, t: number): Point => ({
  x: mix(a.x, b.x, t),
  y: mix(a.y, b.y, t),
  z: mix(a.z, b.z, t),
});
