/** What a place for the block in hand would open, for the player and for the others. */
import type { Colour, OutlookView, Spot } from '@/wasm/climbers';

/** What changes for one player. */
export interface Opening {
  colour: Colour;
  /** The highest they could stand without ladders, and with those they have: before and after. */
  free: { before: number; after: number };
  withLadders: { before: number; after: number };
  /** Cells they could not reach before. */
  cells: Spot[];
}

/** The differences between two outlooks of the same players. */
export function openings(before: readonly OutlookView[], after: readonly OutlookView[]): Opening[] {
  return after.flatMap((now) => {
    const then = before.find(({ colour }) => colour === now.colour);
    if (!then) return [];
    const known = new Set(then.cells.map(({ at }) => key(at)));
    return [
      {
        colour: now.colour,
        free: { before: then.free, after: now.free },
        withLadders: { before: then.withLadders, after: now.withLadders },
        // The table is open to everyone at all times: nothing there is news.
        cells: now.cells.map(({ at }) => at).filter((at) => at.z > 0 && !known.has(key(at))),
      },
    ];
  });
}

function key({ x, y, z }: Spot): string {
  return `${x},${y},${z}`;
}
