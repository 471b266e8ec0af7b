/** Easings: map 0..1 to 0..1 (a rebound may overshoot). */

export type Easing = (t: number) => number;

export const linear: Easing = (t) => t;
export const easeOut: Easing = (t) => 1 - (1 - t) ** 3;
export const easeIn: Easing = (t) => t ** 3;
export const easeInOut: Easing = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
export const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

/** The curve of CSS `cubic-bezier(x1, y1, x2, y2)`. */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): Easing {
  const axis = (a: number, b: number, s: number) =>
    3 * a * s * (1 - s) ** 2 + 3 * b * s ** 2 * (1 - s) + s ** 3;
  return (t) => {
    if (t <= 0) return 0;
    if (t >= 1) return 1;
    // x grows with s, so bisection finds s for t; twenty steps are finer than any screen.
    let low = 0;
    let high = 1;
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (axis(x1, x2, middle) < t) low = middle;
      else high = middle;
    }
    return axis(y1, y2, (low + high) / 2);
  };
}

/** The easing of a piece that slides over the board. */
export const slideEase = cubicBezier(0.45, 0, 0.2, 1);
