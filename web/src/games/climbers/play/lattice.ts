/** Helpers for navigating the lattice the tower stands on. */
import type { BlockView, PositionView, Spot } from '@/wasm/climbers';
import { CLIMBERS_SIDE } from '@/wasm/rules';

export type Size = readonly [number, number, number];

/** Cells along each side of the table. */
export const TABLE_CELLS = CLIMBERS_SIDE;

export function sameSize(a: readonly number[], b: readonly number[]): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}

export function sameCell(a: Spot | null | undefined, b: Spot | null | undefined): boolean {
  return a === b || (!!a && !!b && a.x === b.x && a.y === b.y);
}

/** A cell in notation: `12,14`. */
export function cellText({ x, y }: { x: number; y: number }): string {
  return `${x},${y}`;
}

export function covers(block: BlockView, x: number, y: number): boolean {
  return x >= block.x && x < block.x + block.size[0] && y >= block.y && y < block.y + block.size[1];
}

/** The top of a cell: its highest block, or the table. */
export function topAt(
  position: { blocks: readonly BlockView[] },
  x: number,
  y: number,
): { spot: Spot; block: BlockView | null } {
  let block: BlockView | null = null;
  for (const each of position.blocks) {
    if (covers(each, x, y) && (!block || each.z > block.z)) block = each;
  }
  return { spot: { x, y, z: block ? block.z + block.size[2] : 0 }, block };
}

function cellsOf({ x, y }: { x: number; y: number }, [wide, deep]: Size) {
  return Array.from({ length: wide * deep }, (_, i) => ({
    x: x + (i % wide),
    y: y + Math.floor(i / wide),
  }));
}

/** The blocks that would support a block of this size here, not counting the moved block itself. */
export function blocksUnder(
  position: PositionView,
  corner: { x: number; y: number },
  size: Size,
  taken: string | undefined,
): BlockView[] {
  const blocks = position.blocks.filter(({ id }) => id !== taken);
  const under = cellsOf(corner, size).map(({ x, y }) => topAt({ blocks }, x, y).block);
  return [...new Set(under)].filter((block) => block !== null);
}

/** All blocks with visible cells, highest face first. */
export function facesInSight(position: PositionView): { block: BlockView; cells: Spot[] }[] {
  return position.blocks
    .map((block) => {
      const tops = cellsOf(block, block.size).map(({ x, y }) => topAt(position, x, y));
      const cells = tops.filter((top) => top.block === block).map(({ spot }) => spot);
      return { block, cells };
    })
    .filter(({ cells }) => cells.length > 0)
    .sort((a, b) => b.cells[0]!.z - a.cells[0]!.z);
}

/** The item with the fewest steps from here, or the first if there is no starting point. */
export function nearestTo<T>(
  from: Spot | undefined,
  among: readonly T[],
  spotOf: (one: T) => Spot,
): T | undefined {
  const steps = (one: T) => {
    const { x, y } = spotOf(one);
    return from ? Math.abs(x - from.x) + Math.abs(y - from.y) : 0;
  };
  return among.toSorted((a, b) => steps(a) - steps(b))[0];
}

/** The height of the highest block. */
export function towerHeight(position: PositionView): number {
  return Math.max(0, ...position.blocks.map((block) => block.z + block.size[2]));
}

/** Clamps a corner so that a block of this size stays on the table. */
export function clampCorner(x: number, y: number, size: Size): { x: number; y: number } {
  const within = (at: number, length: number) => Math.min(Math.max(0, at), TABLE_CELLS - length);
  return { x: within(x, size[0]), y: within(y, size[1]) };
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const HEADING: Readonly<Record<Direction, { x: number; y: number }>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

const STEPS = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
] as const;

/** Projection without 3D: x to the right, y away from you. */
export function plainPoint(spot: Spot): { x: number; y: number } {
  return { x: spot.x, y: -spot.y };
}

/** The lattice step that best matches an arrow key *on screen*. */
export function stepTowards(
  from: Spot,
  direction: Direction,
  pointOf: (spot: Spot) => { x: number; y: number },
): { x: number; y: number } {
  const here = pointOf(from);
  const heading = HEADING[direction];
  const score = (step: { x: number; y: number }) => {
    const there = pointOf({ x: from.x + step.x, y: from.y + step.y, z: from.z });
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    return (dx * heading.x + dy * heading.y) / (Math.hypot(dx, dy) || 1);
  };
  return STEPS.reduce((best, step) => (score(step) > score(best) ? step : best));
}
