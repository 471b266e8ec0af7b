/** Where the flags hang on the ruler. Pure. */
import type { Colour } from '../../holz/climbers';
import type { RulerFlag } from './types';

/** Flags point at the ruler with their tip. */
export const FLAG = { length: 1.2, shoulder: 0.34, half: 0.26, depth: 0.12, gap: 0.02 } as const;

/** Flags at the same height are smaller and share it in two rows. */
const SHARED = { scale: 0.66, row: 0.2 };

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
  return [...levels].flatMap(([height, shared]) =>
    shared.map(({ colour }, index) => {
      if (shared.length === 1) return { colour, x: 0, y: above(height, FLAG.half), scale: 1 };
      const { scale, row } = SHARED;
      const upper = index % 2 === 0;
      // Down at the table the lower row must not sink into it.
      const middle = above(height, row + FLAG.half * scale);
      return {
        colour,
        x: Math.floor(index / 2) * FLAG.length * scale,
        y: middle + (upper ? row : -row),
        scale,
      };
    }),
  );
}

const above = (height: number, half: number): number => Math.max(height, half + 0.02);
