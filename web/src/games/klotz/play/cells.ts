/** The board as a grid of cell names: files a to n, ranks 1 to 14. */
import { KLOTZ_SIDE } from '@/wasm/rules';

export const FILES = [...'abcdefghijklmnopqrstuvwxyz'].slice(0, KLOTZ_SIDE);
export const RANKS = FILES.map((_, i) => i + 1);

/** Rows from top to bottom, in screen reader order. */
export const ROWS: readonly (readonly string[])[] = RANKS.toReversed().map((rank) =>
  FILES.map((file) => `${file}${rank}`),
);

/** The cell at this offset, or `null` if it is off the board. */
export function offset(cell: string, files: number, ranks: number): string | null {
  const file = FILES[FILES.indexOf(cell[0]!) + files];
  const rank = Number(cell.slice(1)) + ranks;
  return file && rank >= 1 && rank <= RANKS.length ? `${file}${rank}` : null;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const HEADING: Readonly<Record<Direction, { x: number; y: number }>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** Cell positions when there is no picture: red's corner is at the lower left. */
export function plainPoint(cell: string): { x: number; y: number } {
  return { x: FILES.indexOf(cell[0]!), y: -Number(cell.slice(1)) };
}

/**
 * The neighbour for an arrow key: the one closest to that direction *on screen*, so "up" stays up
 * however you rotate the board. `null` at the edge.
 */
export function neighbour(
  cell: string,
  direction: Direction,
  pointOf: (cell: string) => { x: number; y: number } = plainPoint,
): string | null {
  const here = pointOf(cell);
  const heading = HEADING[direction];
  const steps = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  let best: { files: number; ranks: number; score: number } | null = null;
  for (const [files, ranks] of steps) {
    // There is no cell beyond the edge, so we mirror the opposite neighbour.
    const ahead = offset(cell, files, ranks);
    const there = pointOf(ahead ?? offset(cell, -files, -ranks)!);
    const sign = ahead ? 1 : -1;
    const [dx, dy] = [(there.x - here.x) * sign, (there.y - here.y) * sign];
    const score = (dx * heading.x + dy * heading.y) / (Math.hypot(dx, dy) || 1);
    if (!best || score > best.score) best = { files, ranks, score };
  }
  return best && offset(cell, best.files, best.ranks);
}
