/** The cells that a picture of a tower must contain to show all of it. */
import type { BlockView, PawnView, Spot } from '@/wasm/climbers';

export function visibleCells(blocks: readonly BlockView[], pawns: readonly PawnView[]): Spot[] {
  return [...blocks.flatMap(corners), ...pawns.map(({ at }) => at)];
}

/** The cells in the corners of a block, its lowest and its highest ones. */
function corners({ x, y, z, size: [wide, deep, high] }: BlockView): Spot[] {
  return [x, x + wide - 1].flatMap((east) =>
    [y, y + deep - 1].flatMap((north) =>
      [z, z + high - 1].map((up) => ({ x: east, y: north, z: up })),
    ),
  );
}
