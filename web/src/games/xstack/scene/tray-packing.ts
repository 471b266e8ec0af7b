/** Packs blocks into a tray: two rows, flat, first side by side and then stacked. Pure. */
import type { Extent } from './measures';

/** A tray's dimensions; blocks lie between its walls with a gap in between. */
export const TRAY = { length: 6.9, depth: 2.5, height: 0.5, wall: 0.18, floor: 0.14 } as const;
const INSIDE = TRAY.length - 2 * TRAY.wall - 0.1;
const ROW = 1.03;
const GAP = 0.04;

/**
 * A block in a tray: its centre relative to the centre of the tray's floor, and which of its axes
 * points along the tray and which up.
 */
export interface TrayPlace {
  x: number;
  y: number;
  z: number;
  along: number;
  upright: number;
}

interface Lying {
  row: number;
  from: number;
  to: number;
  top: number;
}

/**
 * Places each block as low as it is stable, then to the front, then to the left. Earlier blocks
 * never move.
 */
export function packTray(sizes: readonly Extent[]): TrayPlace[] {
  const lying: Lying[] = [];
  return sizes.map((size) => {
    const along = size.indexOf(Math.max(...size));
    const [one, other] = [0, 1, 2].filter((axis) => axis !== along) as [number, number];
    const upright = size[one]! <= size[other]! ? one : other;
    const [length, height] = [size[along]!, size[upright]!];
    let best: { row: number; from: number; base: number } | null = null;
    for (const row of [0, 1]) {
      for (const from of startsIn(lying, row)) {
        if (from + length > INSIDE) continue;
        const base = baseAt(lying, row, from, from + length);
        if (base !== null && (!best || base < best.base - 0.001)) best = { row, from, base };
      }
    }
    const { row, from, base } = best ?? { row: 0, from: 0, base: topOf(lying, 0) };
    lying.push({ row, from, to: from + length, top: base + height });
    return {
      x: from + length / 2 - INSIDE / 2,
      y: base + height / 2,
      z: (row === 0 ? 1 : -1) * (ROW / 2),
      along,
      upright,
    };
  });
}

/** Candidate positions: at the left wall or beside another block. */
function startsIn(lying: readonly Lying[], row: number): number[] {
  const starts = lying
    .filter((other) => other.row === row)
    .flatMap(({ from, to }) => [from, to + GAP]);
  return [0, ...starts].sort((a, b) => a - b);
}

const topOf = (lying: readonly Lying[], row: number): number =>
  Math.max(0, ...lying.filter((other) => other.row === row).map(({ top }) => top));

/**
 * The height of a block between two positions, or `null` where it would tip: it needs support on
 * both sides of its centre.
 */
function baseAt(lying: readonly Lying[], row: number, from: number, to: number): number | null {
  const below = lying.filter((other) => other.row === row && other.from < to && other.to > from);
  const base = Math.max(0, ...below.map(({ top }) => top));
  if (base === 0) return 0;
  const middle = (from + to) / 2;
  const carriers = below.filter(({ top }) => top > base - 0.02);
  const left = Math.min(...carriers.map((carrier) => carrier.from));
  const right = Math.max(...carriers.map((carrier) => carrier.to));
  return left < middle - 0.1 && right > middle + 0.1 ? base : null;
}
