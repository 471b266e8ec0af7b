/** What the block in hand would come down on, told by the boxes of all blocks: a help for the eye, no judgement. */
import type { PileView } from '../holz/xstack';
import type { Box } from './blocks';

/** Faces that are this close, in metres, pass for touching. */
const CLOSE = 0.002;

/** How high above the table that lies, in metres: a block, an arm of the X, or the table itself. */
export function landingOf(boxes: readonly Box[], held: number, stand: PileView['stand']): number {
  const hand = boxes.find(({ block }) => block === held);
  if (!hand) return 0;
  let highest = slopeBelow(hand, stand);
  for (const box of boxes) {
    const below =
      box !== hand &&
      Math.abs(box.at.x - hand.at.x) < box.reach.x + hand.reach.x - CLOSE &&
      Math.abs(box.at.z - hand.at.z) < box.reach.z + hand.reach.z - CLOSE &&
      box.top < hand.bottom + CLOSE;
    if (below) highest = Math.max(highest, box.top);
  }
  return highest;
}

/** Where the arms, which rise at 45 degrees, would stop it. */
function slopeBelow({ at, reach }: Box, { arm, depth, crossing }: PileView['stand']): number {
  const half = (arm * Math.SQRT1_2) / 1000;
  const [inner, outer] = [Math.abs(at.x) - reach.x, Math.abs(at.x) + reach.x];
  if (Math.abs(at.z) - reach.z > depth / 2000 || inner > half) return 0;
  return crossing / 1000 + Math.min(outer, half);
}
