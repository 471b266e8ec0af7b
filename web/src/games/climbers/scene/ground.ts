/** How large the turntable is, and where one stands on it or beside it. Pure. */
import type { Point } from '@/engine/camera-fit';
import { clamp } from '@/engine/easing';
import { blockCorners, type Placed } from './lattice';
import { TURNTABLE } from './part-dimensions';

/** How high the ground is at a point. */
export type Ground = (point: Pick<Point, 'x' | 'z'>) => number;

/** The turntable reaches a little farther than the blocks on it. */
const RIM = 0.6;
/** A pawn stands wholly on the turntable or wholly beside it. */
const PAWN_ROOM = 0.35;
/** Half the width of the step from the turntable down to the table. */
const STEP = 0.12;

/** Half units are fine enough: it must not twitch with every block. */
const roundUp = (radius: number): number => Math.ceil(radius * 2) / 2;
const holding = (needed: number): number =>
  needed <= TURNTABLE.radius ? TURNTABLE.radius : roundUp(needed);

/** The radius for blocks that reach this far and pawns at these distances from the middle. */
export function radiusFor(reach: number, pawns: readonly number[]): number {
  let radius = holding(reach + RIM);
  for (const away of [...pawns].sort((a, b) => a - b))
    if (away < radius + PAWN_ROOM) radius = Math.max(radius, holding(away + PAWN_ROOM));
  return radius;
}

/** How high the ground is: 0 on the turntable, lower on the table beside it. */
export function groundAt({ x, z }: Pick<Point, 'x' | 'z'>, radius: number): number {
  const past = clamp((Math.hypot(x, z) - radius + STEP) / (2 * STEP), 0, 1);
  return -TURNTABLE.height * past * past * (3 - 2 * past);
}

/** How much lower than on the turntable a block stands: it is as high as the highest ground under its corners. */
export function standingOn(block: Placed, ground: Ground): number {
  if (block.z > 0) return 0;
  const { low, high } = blockCorners(block);
  return Math.max(...[low.x, high.x].flatMap((x) => [low.z, high.z].map((z) => ground({ x, z }))));
}
