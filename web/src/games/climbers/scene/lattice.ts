/** The lattice of The Climbers and where it lies in the scene: x east, y north, z up become x, -z and y. Pure. */
import type { Point } from '@/engine/camera-fit';
import type { BlockView, Spot } from '@/wasm/climbers';
import { CLIMBERS_SIDE } from '@/wasm/rules';

/** Cells along one side of the table. */
export const TABLE_SIDE = CLIMBERS_SIDE;
/** The middle of the table is the middle of the scene. */
const MIDDLE = TABLE_SIDE / 2;

export type Size = readonly [number, number, number];
/** Where a block is and how large, whatever it looks like. */
export type Placed = Pick<BlockView, 'x' | 'y' | 'z'> & { size: Size };

/** A point of the lattice (a corner of cells) in the scene. */
export function worldOf({ x, y, z }: Spot): Point {
  return { x: x - MIDDLE, y: z, z: MIDDLE - y };
}

/** The middle of a cell's top. */
export function cellCentre({ x, y, z }: Spot): Point {
  return worldOf({ x: x + 0.5, y: y + 0.5, z });
}

export function blockCentre({ x, y, z, size }: Placed): Point {
  return worldOf({ x: x + size[0] / 2, y: y + size[1] / 2, z: z + size[2] / 2 });
}

/** Two opposite corners of a block: the lowest in every direction of the scene, and the highest. */
export function blockCorners({ x, y, z, size }: Placed): { low: Point; high: Point } {
  return {
    low: worldOf({ x, y: y + size[1], z }),
    high: worldOf({ x: x + size[0], y, z: z + size[2] }),
  };
}

/** Where a point of the scene lies on the lattice. */
export function latticeOf({ x, z }: { x: number; z: number }): { x: number; y: number } {
  return { x: x + MIDDLE, y: MIDDLE - z };
}

/** The cell a point of the scene lies in, or `null` beside the table. */
export function cellAt(point: { x: number; z: number }): { x: number; y: number } | null {
  const at = latticeOf(point);
  const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
  return x < 0 || y < 0 || x >= TABLE_SIDE || y >= TABLE_SIDE ? null : { x, y };
}

export function sameCell(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return a.x === b.x && a.y === b.y;
}

/** What is seen from above: how high each cell is, and which block ends there. */
export class Surface {
  private readonly heights = new Uint8Array(TABLE_SIDE * TABLE_SIDE);
  private readonly owners: (string | null)[] = Array<string | null>(TABLE_SIDE * TABLE_SIDE).fill(
    null,
  );

  constructor(blocks: readonly (Placed & { id: string })[]) {
    for (const { id, x, y, z, size } of blocks) {
      const top = z + size[2];
      for (let row = y; row < y + size[1]; row++) {
        for (let column = x; column < x + size[0]; column++) {
          const cell = row * TABLE_SIDE + column;
          if (this.heights[cell]! >= top) continue;
          this.heights[cell] = top;
          this.owners[cell] = id;
        }
      }
    }
  }

  /** How high a cell is; beside the table there is nothing. */
  height(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= TABLE_SIDE || y >= TABLE_SIDE) return 0;
    return this.heights[y * TABLE_SIDE + x] ?? 0;
  }

  /** The block on top of a cell; `null` on the table. */
  owner(x: number, y: number): string | null {
    return this.owners[y * TABLE_SIDE + x] ?? null;
  }

  /** The visible cells of a block's top. */
  cellsOf({ id, x, y, z, size }: Placed & { id: string }): Spot[] {
    const cells: Spot[] = [];
    for (let row = y; row < y + size[1]; row++) {
      for (let column = x; column < x + size[0]; column++)
        if (this.owner(column, row) === id) cells.push({ x: column, y: row, z: z + size[2] });
    }
    return cells;
  }
}
