/** The piles shown on the rules page, built by the game's own code. */
import { xstackPile } from '@/wasm/xstack-match';
import { drawPiles } from '@/wasm/xstack-piles';
import { materialOf, placesOf } from '../play/blocks';
import { flatPoses } from '../play/geometry';
import type { PileThumbnailOptions } from '../scene/thumbnail';
import type { PileMaterial } from '../scene/types';
import { POSE_LENGTH } from '../scene/types';
import type { FigureName } from './text/shape';

/** Any number would do. */
const NUMBER = 36;
/** How high the hand lifts its block, in metres. */
const LIFTED = 0.045;

interface Drawing {
  material: PileMaterial;
  poses: Float32Array;
  options: Pick<PileThumbnailOptions, 'hand' | 'marks' | 'trays'>;
}

export async function drawing(name: FigureName): Promise<Drawing> {
  const design = name === 'wall' || name === 'high-fan' ? name : 'fan';
  const [text] = await drawPiles(design, NUMBER, 1);
  const { pile, poses: lying } = xstackPile(text!);
  const poses = flatPoses(lying);
  const drawn: Drawing = { material: materialOf(pile), poses, options: {} };
  const fromTop = placesOf(pile.sizes, poses);
  const top = fromTop[0]!;
  if (name === 'forbidden') drawn.options.marks = { forbidden: top.block };
  if (name === 'line') {
    poses[top.block * POSE_LENGTH + 1]! += LIFTED;
    drawn.options = {
      hand: { block: top.block, grip: { x: 0, y: 0, z: 0 }, strain: 0.1 },
      marks: { line: { height: top.bottom, reached: true } },
    };
  }
  if (name === 'trays') {
    const gone = fromTop.slice(0, 5).map(({ block }) => block);
    for (const block of gone)
      poses.fill(Number.NaN, block * POSE_LENGTH, (block + 1) * POSE_LENGTH);
    const players = [
      { bonus: gone.slice(0, 2), malus: gone.slice(2, 3) },
      { bonus: gone.slice(3, 4), malus: gone.slice(4) },
    ];
    drawn.options.trays = { players, front: 0, toMove: 0 };
  }
  return drawn;
}
