/** Where the flags hang on the ruler. Pure. */
import type { Colour } from '@/wasm/climbers';
import type { RulerFlag } from './types';

/** Flags point at the ruler with their tip. */
export const FLAG = { length: 1.2, shoulder: 0.34, half: 0.26, depth: 0.12, gap: 0.02 } as const;

/** What the ruler stands on. */
export const RULER_FOOT = { width: 1.3, height: 0.42, depth: 0.8 } as const;

/** Flags at the same height are smaller and share it: two or three rows, as many columns as it takes. */
const SHARED = { scale: 0.62, row: 0.36 };

export interface FlagPlace {
  colour: Colour;
  /** From the edge of the ruler to the tip. */
  x: number;
  y: number;
  scale: number;
}

export function flagPlaces(flags: readonly RulerFlag[]): FlagPlace[] {
  const levels = new Map<number, RulerFlag[]>();
  for (const flag of flags) levels.set(flag.height, [...(levels.get(flag.height) ?? []), flag]);
  return [...levels].flatMap(([height, shared]) => {
    if (shared.length === 1)
      return { colour: shared[0]!.colour, x: 0, y: above(height, FLAG.half), scale: 1 };
    const { scale, row } = SHARED;
    const rows = shared.length > 2 ? 3 : 2;
    // Down at the table the lowest row must not sink into the ruler's foot.
    const middle = above(height, ((rows - 1) / 2) * row + FLAG.half * scale);
    return shared.map(({ colour }, index) => ({
      colour,
      x: Math.floor(index / rows) * FLAG.length * scale,
      y: middle + ((rows - 1) / 2 - (index % rows)) * row,
      scale,
    }));
  });
}

/** Flags hang clear of the ruler's foot. */
const above = (height: number, half: number): number => Math.max(height, half + RULER_FOOT.height);
