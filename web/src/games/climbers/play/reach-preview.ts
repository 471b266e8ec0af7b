/** What the current placement would open for you and your opponents. */
import type { Colour, ReachPreview, Spot } from '@/wasm/climbers';

/** The changes for one player. */
export interface Opening {
  colour: Colour;
  /** Best reachable height before and after, without ladders and with the remaining ones. */
  free: { before: number; after: number };
  withLadders: { before: number; after: number };
  /** Newly reachable cells. */
  cells: Spot[];
}

/** Compares two previews of the same players. */
export function openings(
  before: readonly ReachPreview[],
  after: readonly ReachPreview[],
): Opening[] {
  return after.flatMap((now) => {
    const then = before.find(({ colour }) => colour === now.colour);
    if (!then) return [];
    const known = new Set(then.cells.map(({ at }) => key(at)));
    return [
      {
        colour: now.colour,
        free: { before: then.free, after: now.free },
        withLadders: { before: then.withLadders, after: now.withLadders },
        // The table is always reachable, so it's never news.
        cells: now.cells.map(({ at }) => at).filter((at) => at.z > 0 && !known.has(key(at))),
      },
    ];
  });
}

function key({ x, y, z }: Spot): string {
  return `${x},${y},${z}`;
}
