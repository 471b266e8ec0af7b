/** The starting pile `fan`, floor by floor: for the home page and before a pile is built. */
import { between, seededRandom } from '@/engine/random';
import type { BlockColour, BlockShape, PileMaterial } from './types';

/** The stand of this pile, in millimetres. */
export const FAN_STAND = { arm: 115, depth: 70, thickness: 6, crossing: 81 } as const;

export const BLOCK_COLOURS: readonly BlockColour[] = [
  'red',
  'blue',
  'green',
  'yellow',
  'white',
  'natural',
];

/** Edges in millimetres, longest first, per colour. */
const BAR = [66, 20, 20] as const;
const CUBE = [20, 20, 20] as const;
const plank = (length: number) => [length, 10, 20] as const;
const OF_EACH = [BAR, BAR, CUBE, plank(40), plank(60), plank(80)];

export const FAN_BLOCKS: readonly BlockShape[] = BLOCK_COLOURS.flatMap((colour) =>
  OF_EACH.map(([x, y, z]): BlockShape => ({ colour, size: [x * 1000, y * 1000, z * 1000] })),
);

export const FAN_MATERIAL: PileMaterial = { stand: FAN_STAND, blocks: FAN_BLOCKS };

/** Floors from the bottom up: bars from front to back, or rows of planks from left to right. */
type Floor =
  { at: number; bars: readonly number[] } | { at: number; planks: readonly (readonly number[])[] };
const FLOORS: readonly Floor[] = [
  { at: 10, bars: [0] },
  { at: 30, planks: [[60], [60], [60]] },
  { at: 40, bars: [-28, 0, 28] },
  {
    at: 60,
    planks: [
      [80, 40],
      [60, 60],
      [40, 80],
    ],
  },
  { at: 70, bars: [-58, -20, 20, 58] },
  {
    at: 90,
    planks: [
      [80, 80],
      [40, 80, 40],
      [80, 40, 40],
    ],
  },
  { at: 100, bars: [-62, -21, 21, 62] },
];
const ROWS = [22, 0, -22] as const;
/** Three cubes replace each of these two bars. */
const CUBES: ReadonlySet<string> = new Set(['40 28', '100 -21']);

/**
 * A block lying flat: its index, its centre in millimetres and its rotation about the vertical
 * axis.
 */
export interface FlatPlace {
  block: number;
  at: readonly [number, number, number];
  yaw: number;
}

/** The pile from the bottom up. The seed deals the colours; the last block lies on top. */
export function fanPile(seed: number): FlatPlace[] {
  const random = seededRandom(seed);
  const bags = new Map<number, number[]>();
  FAN_BLOCKS.forEach(({ size }, block) => {
    const bag = bags.get(size[0]) ?? [];
    bag.push(block);
    bags.set(size[0], bag);
  });
  const draw = (length: number): number => {
    const bag = bags.get(length * 1000)!;
    return bag.splice(Math.floor(random() * bag.length), 1)[0]!;
  };
  const places: FlatPlace[] = [];
  const jitter = (): number => between(random, -1.5, 1.5);
  const add = (length: number, x: number, bottom: number, z: number, yaw: number): void => {
    const block = draw(length);
    const half = FAN_BLOCKS[block]!.size[1] / 2000;
    places.push({ block, at: [x, FAN_STAND.crossing + bottom + half, z], yaw });
  };
  const slight = (): number => (between(random, -2, 2) * Math.PI) / 180;
  for (const floor of FLOORS) {
    if ('bars' in floor) {
      for (const x of floor.bars) {
        if (CUBES.has(`${floor.at} ${x}`))
          for (const z of ROWS) add(20, x + jitter() * 0.5, floor.at, z * 1.05, slight());
        else add(66, x + jitter() * 0.5, floor.at, jitter(), Math.PI / 2 + slight());
      }
    } else {
      floor.planks.forEach((row, index) => {
        let left = -row.reduce((sum, length) => sum + length, 0) / 2;
        for (const length of row) {
          add(length, left + length / 2, floor.at, ROWS[index]!, slight() * 0.3);
          left += length;
        }
      });
    }
  }
  // A plank and two bars on flat spots of the top.
  add(60, 1, 120, -13, 0.06);
  add(66, 62, 120, -2, Math.PI / 2 + 0.12);
  add(66, -41, 120, 12, -0.1);
  return places;
}
