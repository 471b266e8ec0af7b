/** What the block in hand would come down on, told by the boxes of all blocks: a help for the eye, no judgement. */
import type { PileView } from '@/wasm/xstack';
import type { Landing } from '../scene/types';
import type { Box } from './blocks';

/** Faces that are this close, in metres, pass for touching. */
const CLOSE = 0.002;
/** A middle that is nearer than this to the edge of what bears it is not safe: boxes are a little larger than what is in them. */
const SAFE = 0.004;

/** A landing, and the blocks that would bear: none on an arm of the X or the table. */
export interface LandingOn extends Landing {
  on: number[];
}

/** How high that lies, a block, an arm of the X, or the table itself, and whether the block would stay on it. */
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

/** Whether a level block has its middle over what bears it, or between it, and nothing of that slants. */
function isBorne({ at, level }: Box, bearing: readonly Box[]): boolean {
  if (!level || bearing.some((box) => !box.level)) return false;
  return (['x', 'z'] as const).every(
    (axis) =>
      bearing.some((box) => box.at[axis] - box.reach[axis] < at[axis] - SAFE) &&
      bearing.some((box) => box.at[axis] + box.reach[axis] > at[axis] + SAFE),
  );
}

/** Where the arms, which rise at 45 degrees, would stop it. */
function slopeBelow({ at, reach }: Box, { arm, depth, crossing }: PileView['stand']): number {
  const half = (arm * Math.SQRT1_2) / 1000;
  const [inner, outer] = [Math.abs(at.x) - reach.x, Math.abs(at.x) + reach.x];
  if (Math.abs(at.z) - reach.z > depth / 2000 || inner > half) return 0;
  return crossing / 1000 + Math.min(outer, half);
}
