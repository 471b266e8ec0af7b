/** The chances of all seats as a stacked area chart. */
import type { Assessment } from '@/wasm/wire';

/** The size of the chart. */
export const WIDTH = 300;
export const HEIGHT = 100;

/** The x coordinate of a ply. */
export function xOf(ply: number, plies: number): number {
  return plies === 0 ? 0 : (ply / plies) * WIDTH;
}

/** The ply nearest to a fraction of the width. */
export function plyAt(part: number, plies: number): number {
  return Math.round(part * plies);
}

/** The outline of each seat's band as polygon points, the first seat at the bottom. */
export function bands(known: readonly Assessment[], seats: number, plies: number): string[] {
  const edges = known.map(({ chances }) => {
    const all = chances.reduce((sum, chance) => sum + chance, 0) || 1;
    let sum = 0;
    return [0, ...chances.map((chance) => (sum += chance) / all)];
  });
  return Array.from({ length: seats }, (_, seat) => {
    const along = (edge: number) =>
      edges.map((each, i) => point(xOf(known[i]!.ply, plies), HEIGHT * (1 - (each[edge] ?? 1))));
    return [...along(seat), ...along(seat + 1).reverse()].join(' ');
  });
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
