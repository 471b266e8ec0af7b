/**
 * Estimates from bounding boxes what the block in hand would land on: a visual aid, not a ruling.
 */
import type { PileView } from '@/wasm/xstack';
import type { Landing } from '../scene/types';
import type { Box } from './blocks';

/** Faces this close count as touching, in metres. */
const CLOSE = 0.002;
/**
 * A centre closer than this to the edge of its support isn't safe: boxes are slightly too large.
 */
const SAFE = 0.004;

/** A landing and the supporting blocks: none on an arm of the X or the table. */
export interface LandingOn extends Landing {
  on: number[];
}

/** The height of the landing on a block, an arm or the table, and whether the block would stay. */
export function landingOf(
  boxes: readonly Box[],
  held: number,
  stand: PileView['stand'],
): LandingOn {
  const hand = boxes.find(({ block }) => block === held);
  if (!hand) return { height: 0, steady: true, on: [] };
  const below = boxes.filter((box) => box !== hand && isBelow(box, hand));
  const slope = slopeBelow(hand, stand);
  const height = Math.max(slope, ...below.map(({ top }) => top));
  const bearing = below.filter(({ top }) => top > height - CLOSE);
  return {
    height,
    steady: slope > height - CLOSE || isBorne(hand, bearing),
    on: bearing.map(({ block }) => block),
  };
}

function isBelow(box: Box, hand: Box): boolean {
  return (
    Math.abs(box.at.x - hand.at.x) < box.reach.x + hand.reach.x - CLOSE &&
    Math.abs(box.at.z - hand.at.z) < box.reach.z + hand.reach.z - CLOSE &&
    box.top < hand.bottom + CLOSE
  );
}

/** Whether a level block has its centre over or between level supports. */
function isBorne({ at, level }: Box, bearing: readonly Box[]): boolean {
  if (!level || bearing.some((box) => !box.level)) return false;
  return (['x', 'z'] as const).every(
    (axis) =>
      bearing.some((box) => box.at[axis] - box.reach[axis] < at[axis] - SAFE) &&
      bearing.some((box) => box.at[axis] + box.reach[axis] > at[axis] + SAFE),
  );
}

/** The height at which the arms, at 45 degrees, would stop the block. */
function slopeBelow({ at, reach }: Box, { arm, depth, crossing }: PileView['stand']): number {
  const half = (arm * Math.SQRT1_2) / 1000;
  const [inner, outer] = [Math.abs(at.x) - reach.x, Math.abs(at.x) + reach.x];
  if (Math.abs(at.z) - reach.z > depth / 2000 || inner > half) return 0;
  return crossing / 1000 + Math.min(outer, half);
}
