/** The board as a grid of names: files a to n, ranks 1 to 14. */
import { KLOTZ_SIDE } from '@/wasm/rules';

export const FILES = [...'abcdefghijklmnopqrstuvwxyz'].slice(0, KLOTZ_SIDE);
export const RANKS = FILES.map((_, i) => i + 1);

/** Rows from the top, as a screen reader goes through them. */
export const ROWS: readonly (readonly string[])[] = RANKS.toReversed().map((rank) =>
  FILES.map((file) => `${file}${rank}`),
);

/** The cell so many files and ranks away, or `null` beyond the edge. */
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

/** How the board lies without a picture: red's corner at the lower left. */
export function plainPoint(cell: string): { x: number; y: number } {
  return { x: FILES.indexOf(cell[0]!), y: -Number(cell.slice(1)) };
}

/**
 * The neighbour an arrow key means: the one that lies most in that direction *as it is seen*, so
 * that "up" stays up however the board is turned. `null` at the edge.
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
    // Beyond the edge there is no cell to ask about: the opposite neighbour tells as much.
    const ahead = offset(cell, files, ranks);
    const there = pointOf(ahead ?? offset(cell, -files, -ranks)!);
    const sign = ahead ? 1 : -1;
    const [dx, dy] = [(there.x - here.x) * sign, (there.y - here.y) * sign];
    const score = (dx * heading.x + dy * heading.y) / (Math.hypot(dx, dy) || 1);
    if (!best || score > best.score) best = { files, ranks, score };
  }
  return best && offset(cell, best.files, best.ranks);
}
