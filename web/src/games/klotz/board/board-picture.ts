/** Dimensions of the board from above, in tenths of a cell. */
import { BOARD_SIZE, parseCell } from '../scene/cells';

export const CELL = 10;
export const FIELD = BOARD_SIZE * CELL;

/** Width of the frame, with and without coordinates. */
export const FRAME = 8;
export const PLAIN_FRAME = 4;

/** The centre of a cell; `y` points down. */
export function centreOf(cell: string): { x: number; y: number } {
  const { file, rank } = parseCell(cell);
  return { x: (file + 0.5) * CELL, y: (BOARD_SIZE - 1 - rank + 0.5) * CELL };
}

/** Every second cell, as one path. */
export const DARK_CELLS = Array.from({ length: BOARD_SIZE * BOARD_SIZE }, (_, index) => {
  const file = index % BOARD_SIZE;
  const row = Math.floor(index / BOARD_SIZE);
  return (file + row) % 2 === 0 ? '' : `M${file * CELL} ${row * CELL}h${CELL}v${CELL}h-${CELL}z`;
}).join('');

/** The lines between cells, as one path. */
export const GRID_LINES = Array.from({ length: BOARD_SIZE - 1 }, (_, index) => {
  const at = (index + 1) * CELL;
  return `M${at} 0V${FIELD}M0 ${at}H${FIELD}`;
}).join('');

/** Radii of the rings on a column, from the outside in. Their number is its height. */
export const RINGS: readonly number[] = [3.45, 2.93, 2.41];
