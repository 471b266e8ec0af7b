/**
 * A layout in progress: columns on cells, placed alone or with their mirror images. A draft may
 * break any rule; validation is up to the rules module.
 */
import type { Layout, Placement } from '@/wasm/klotz';
import { BOARD_SIZE, cellName, parseCell, type Square } from '../scene/cells';

export type Height = Placement['height'];
export const HEIGHTS: readonly Height[] = [1, 2, 3];

/** The number of symmetric cells you edit together. */
export type Fold = 1 | 2 | 4 | 8;
export const FOLDS: readonly Fold[] = [1, 2, 4, 8];

export type Columns = readonly Placement[];

type Symmetry = (square: Square) => Square;

const END = BOARD_SIZE - 1;
const ROTATIONS: readonly Symmetry[] = [
  (square) => square,
  ({ file, rank }) => ({ file: END - file, rank: END - rank }),
  ({ file, rank }) => ({ file: rank, rank: END - file }),
  ({ file, rank }) => ({ file: END - rank, rank: file }),
];
const MIRRORS: readonly Symmetry[] = [
  ({ file, rank }) => ({ file: END - file, rank }),
  ({ file, rank }) => ({ file, rank: END - rank }),
  ({ file, rank }) => ({ file: rank, rank: file }),
  ({ file, rank }) => ({ file: END - rank, rank: END - file }),
];

/** Two: half turn. Four: quarter turns, so no colour has an advantage. Eight: mirrored too. */
const SYMMETRIES: Readonly<Record<Fold, readonly Symmetry[]>> = {
  1: ROTATIONS.slice(0, 1),
  2: ROTATIONS.slice(0, 2),
  4: ROTATIONS,
  8: [...ROTATIONS, ...MIRRORS],
};

/** A cell and its images, without duplicates. */
export function images(cell: string, fold: Fold): string[] {
  const square = parseCell(cell);
  return [...new Set(SYMMETRIES[fold].map((symmetry) => cellName(symmetry(square))))];
}

/** The height of the column on a cell, or `null`. */
export function heightAt(columns: Columns, cell: string): Height | null {
  return columns.find((column) => column.cell === cell)?.height ?? null;
}

/** Puts columns on a cell and its images, replacing what is there. */
export function put(columns: Columns, cell: string, height: Height, fold: Fold): Placement[] {
  const cells = images(cell, fold);
  return [...without(columns, cells), ...cells.map((image) => ({ cell: image, height }))];
}

/** Removes the columns on a cell and its images. */
export function take(columns: Columns, cell: string, fold: Fold): Placement[] {
  return without(columns, images(cell, fold));
}

/** A press on a cell: removes a column of the same height, otherwise places one. */
export function press(columns: Columns, cell: string, height: Height, fold: Fold): Placement[] {
  return heightAt(columns, cell) === height
    ? take(columns, cell, fold)
    : put(columns, cell, height, fold);
}

/**
 * Moves the column on a cell, and those on its images, replacing what is in the way. A column on an
 * axis of symmetry moves only once: rotations come before mirrors.
 */
export function shift(columns: Columns, from: string, to: string, fold: Fold): Placement[] {
  if (from === to) return [...columns];
  const start = parseCell(from);
  const end = parseCell(to);
  const moved = new Map<string, Height>();
  const left = new Set<string>();
  for (const symmetry of SYMMETRIES[fold]) {
    const source = cellName(symmetry(start));
    const height = heightAt(columns, source);
    if (height === null || left.has(source)) continue;
    left.add(source);
    moved.set(cellName(symmetry(end)), height);
  }
  const standing = without(columns, [...left, ...moved.keys()]);
  return [...standing, ...[...moved].map(([cell, height]) => ({ cell, height }))];
}

/** The number of columns of each height. */
export function tally(columns: Columns): Record<Height, number> {
  const counts = { 1: 0, 2: 0, 3: 0 };
  for (const { height } of columns) counts[height] += 1;
  return counts;
}

/** Whether two drafts show the same board. */
export function sameColumns(a: Columns, b: Columns): boolean {
  return a.length === b.length && a.every(({ cell, height }) => heightAt(b, cell) === height);
}

/** An unused layout name: `Mine`, `Mine 2`, `Mine 3`. */
export function freeName(wanted: string, taken: readonly Layout[]): string {
  const used = new Set(taken.map((layout) => layout.name));
  let name = wanted;
  for (let number = 2; used.has(name); number += 1) name = `${wanted} ${number}`;
  return name;
}

function without(columns: Columns, cells: readonly string[]): Placement[] {
  return columns.filter((column) => !cells.includes(column.cell));
}
