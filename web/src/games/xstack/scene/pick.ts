/** Finds the first block a ray hits. Pure geometry: blocks and boards are oriented boxes. */
import { Quaternion, Vector3 } from 'three';
import type { Point } from '@/engine/camera-fit';
import { meetBox, type Ray } from '@/engine/ray';
import { MM, type Extent } from './measures';
import type { StandMeasures } from './types';

/** A block at its current pose. */
export interface Placed {
  block: number;
  size: Extent;
  at: Point;
  turn: Quaternion;
}

export interface BlockHit {
  block: number;
  point: Point;
  /** The same point in block coordinates. */
  own: Point;
  distance: number;
}

export function pickBlock(ray: Ray, blocks: Iterable<Placed>): BlockHit | null {
  let nearest: BlockHit | null = null;
  const back = new Quaternion();
  const origin = new Vector3();
  const direction = new Vector3();
  for (const { block, size, at, turn } of blocks) {
    // In block coordinates, the box is axis-aligned around the origin.
    back.copy(turn).invert();
    origin.copy(ray.origin as Vector3).sub(at as Vector3);
    origin.applyQuaternion(back);
    direction.copy(ray.direction as Vector3).applyQuaternion(back);
    const high = { x: size[0] / 2, y: size[1] / 2, z: size[2] / 2 };
    const low = { x: -high.x, y: -high.y, z: -high.z };
    const distance = meetBox({ origin, direction }, low, high)?.distance;
    if (distance === undefined || (nearest && nearest.distance <= distance)) continue;
    const own = origin.clone().addScaledVector(direction, distance);
    const point = new Vector3().copy(ray.origin as Vector3);
    point.addScaledVector(ray.direction as Vector3, distance);
    nearest = { block, own, point, distance };
  }
  return nearest;
}

/** Pick index of the stand's boards: they hide what's behind them, but you can't take them. */
export const BOARD = -1;

/** The boards of the stand as boxes. */
export function standBoards({ arm, depth, thickness, crossing }: StandMeasures): Placed[] {
  return [-1, 1].map((side) => {
    const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), (side * Math.PI) / 4);
    const at = new Vector3(0, (-thickness / 2) * MM, 0).applyQuaternion(turn);
    at.y += crossing * MM;
    return { block: BOARD, size: [arm * 2 * MM, thickness * MM, depth * MM], at, turn };
  });
}

/** Points around the pointer, nearest first: a finger covers more than the pixel it reports. */
export function around(x: number, y: number, slack: number): { x: number; y: number }[] {
  const points = [{ x, y }];
  if (slack <= 0) return points;
  for (const away of [slack / 2, slack]) {
    for (let step = 0; step < 8; step++) {
      const angle = (step * Math.PI) / 4;
      points.push({ x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away });
    }
  }
  return points;
}
