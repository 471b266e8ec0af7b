/** The rating graph of the last matches, as SVG geometry. */
import type { RatingPoint } from '@/wasm/online';

export const WIDTH = 240;
export const HEIGHT = 64;

/** The minimum range of the y axis, so that small changes don't look dramatic. */
const LEAST_RANGE = 100;

export interface Graph {
  /** The rating, as the points of a polyline. */
  line: string;
  /** One standard deviation to either side, as a polygon. */
  band: string;
}

/** The newest match is on the right. A single match gives a flat line. */
export function graphOf(points: readonly RatingPoint[]): Graph {
  const all = points.length === 1 ? [points[0]!, points[0]!] : points;
  const lows = all.map(({ rating: { rating, uncertainty } }) => rating - uncertainty);
  const highs = all.map(({ rating: { rating, uncertainty } }) => rating + uncertainty);
  const low = Math.min(...lows);
  const range = Math.max(Math.max(...highs) - low, LEAST_RANGE);
  const place = (value: number, i: number) => {
    const x = (i / Math.max(all.length - 1, 1)) * WIDTH;
    const y = HEIGHT - ((value - low) / range) * HEIGHT;
    return `${round(x)},${round(y)}`;
  };
  const upper = highs.map(place);
  const lower = lows.map(place).reverse();
  return {
    line: all.map(({ rating }, i) => place(rating.rating, i)).join(' '),
    band: [...upper, ...lower].join(' '),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
