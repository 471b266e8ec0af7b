/** The 36 blocks: names, numbers, kinds and positions. It decides no rules. */
import { XSTACK_BLOCK_NAMES, XSTACK_COLOURS } from '@/wasm/rules';
import type { PileView } from '@/wasm/xstack';
import type { BlockColour, PileMaterial } from '../scene/types';
import { inBlock, poseOf, turned, type Point } from './geometry';

export const COLOURS: readonly BlockColour[] = Object.values(XSTACK_COLOURS);
const INDICES = new Map(XSTACK_BLOCK_NAMES.map((name, index) => [name, index]));

/** The block's index, for example 8 for `B03`. */
export function indexOf(block: string): number {
  return INDICES.get(block) ?? -1;
}

export function nameOf(index: number): string {
  return XSTACK_BLOCK_NAMES[index]!;
}

export function colourOf(block: string): BlockColour {
  return XSTACK_COLOURS[block[0] as keyof typeof XSTACK_COLOURS];
}

/** Counts the blocks by colour, in the order of the colours. */
export function byColour(blocks: readonly string[]): { colour: BlockColour; count: number }[] {
  return COLOURS.map((colour) => ({
    colour,
    count: blocks.filter((block) => colourOf(block) === colour).length,
  })).filter(({ count }) => count > 0);
}

/** The material as the scene expects it. */
export function materialOf({ stand, sizes }: PileView): PileMaterial {
  const { arm, depth, crossing, board: thickness } = stand;
  return {
    stand: { arm, depth, crossing, thickness },
    blocks: sizes.map((size, index) => ({ colour: colourOf(nameOf(index)), size })),
  };
}

export type Shape = 'cube' | 'bar' | 'plank';

/** In micrometres: only planks are thinner. */
const THIN = 15_000;
/** Sizes vary a little: edges closer than this count as equal. */
const SAME = 2_000;

export function shapeOf(size: readonly [number, number, number]): {
  shape: Shape;
  /** The longest edge in millimetres. */
  length: number;
} {
  const [least, , most] = [...size].sort((a, b) => a - b) as [number, number, number];
  const length = Math.round(most / 1000);
  if (least < THIN) return { shape: 'plank', length };
  return { shape: most - least < SAME ? 'cube' : 'bar', length };
}

/** A block on the X. */
export interface Place {
  block: number;
  at: Point;
  /** Top and bottom, in metres above the table. */
  top: number;
  bottom: number;
}

/** A block and its axis-aligned bounding box. */
export interface Box {
  block: number;
  at: Point;
  /** Half the edge lengths. */
  reach: Point;
  top: number;
  bottom: number;
  /** Whether a face points up, or nearly so. */
  level: boolean;
}

/** Cosine of about 15 degrees: things slide on anything steeper. */
const LEVEL = 0.966;

export function boxesOf(sizes: PileView['sizes'], poses: Float32Array): Box[] {
  return sizes.flatMap((size, block): Box[] => {
    const pose = poseOf(poses, block);
    if (!pose) return [];
    const reach = { x: 0, y: 0, z: 0 };
    let level = false;
    (['x', 'y', 'z'] as const).forEach((axis, i) => {
      const half = size[i]! * 0.5e-6;
      const edge = turned({ x: 0, y: 0, z: 0, [axis]: half }, pose.turn);
      level ||= Math.abs(edge.y) > half * LEVEL;
      reach.x += Math.abs(edge.x);
      reach.y += Math.abs(edge.y);
      reach.z += Math.abs(edge.z);
    });
    const { at } = pose;
    return [{ block, at, reach, top: at.y + reach.y, bottom: at.y - reach.y, level }];
  });
}

/** All blocks on the X, top down. */
export function placesOf(sizes: PileView['sizes'], poses: Float32Array): Place[] {
  return boxesOf(sizes, poses)
    .map(({ block, at, top, bottom }) => ({ block, at, top, bottom }))
    .sort((a, b) => b.top - a.top || a.at.x - b.at.x);
}

/** Converts a grip point from room to block coordinates. */
export function gripOf(poses: Float32Array, block: number, where: Point): Point {
  const pose = poseOf(poses, block);
  return pose ? inBlock(where, pose) : { x: 0, y: 0, z: 0 };
}
