/** Cells of the Klotz board and their coordinates, shared by the 3D and the flat view. */
import { KLOTZ_CENTRES, KLOTZ_COLOURS, KLOTZ_CORNERS, KLOTZ_SIDE } from '@/wasm/rules';
import type { Cell, Colour } from './types';

/** Cells along one side of the board. */
export const BOARD_SIZE = KLOTZ_SIDE;

/** Half the side of the field, in cells. */
export const HALF_FIELD = BOARD_SIZE / 2;

/**
 * A point on the board: the origin is the centre, `x` runs along the files, `z` from the last rank
 * to the first.
 */
export interface Spot {
  x: number;
  z: number;
}

/** File and rank, starting at zero. */
export interface Square {
  file: number;
  rank: number;
}

const CELL_TEXT = /^([a-n])([1-9]|1[0-4])$/;

/** Parses `c12`. Throws on anything else, because callers only pass valid cells. */
export function parseCell(cell: Cell): Square {
  const match = CELL_TEXT.exec(cell);
  if (!match?.[1] || !match[2])
    throw new RangeError(`"${cell}" is no cell of the board (a1 to n14)`);
  return { file: match[1].charCodeAt(0) - 97, rank: Number(match[2]) - 1 };
}

export function cellName({ file, rank }: Square): Cell {
  return `${fileName(file)}${rank + 1}`;
}

export function fileName(file: number): string {
  return String.fromCharCode(97 + file);
}

/** Centre of a cell. */
export function spotOf(cell: Cell): Spot {
  const { file, rank } = parseCell(cell);
  return { x: file - HALF_FIELD + 0.5, z: HALF_FIELD - 0.5 - rank };
}

/** The cell at a point, or `null` outside the field. */
export function cellAtSpot({ x, z }: Spot): Cell | null {
  const file = Math.floor(x + HALF_FIELD);
  const rank = Math.floor(HALF_FIELD - z);
  if (file < 0 || file >= BOARD_SIZE || rank < 0 || rank >= BOARD_SIZE) return null;
  return cellName({ file, rank });
}

/** Painted cells: each colour's corner and centre cell. */
export const COLOURED_CELLS: readonly { cell: Cell; colour: Colour }[] = [
  ...Object.entries(KLOTZ_CORNERS),
  ...Object.entries(KLOTZ_CENTRES),
].map(([cell, colour]) => ({ cell, colour }));

/** The corner of each colour. */
export const CORNERS = Object.fromEntries(
  Object.entries(KLOTZ_CORNERS).map(([cell, colour]) => [colour, cell]),
) as Readonly<Record<Colour, Cell>>;

/** Clockwise quarter turns of the board that bring a colour's corner to the lower left. */
export const SEAT_QUARTER_TURNS: Record<Colour, number> = { red: 0, blue: 1, green: 2, yellow: 3 };

export const COLOURS: readonly Colour[] = KLOTZ_COLOURS;
