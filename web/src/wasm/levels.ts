// The levels of the bots. Generated from the crate `bots` by `cargo xtask types`; do not edit.

/** The stored numbers of the levels, weakest first. */
export const LEVELS = [11, 12, 13, 14, 15, 16, 17, 18] as const;

/** The level, from 1, of a stored number; earlier versions had other numbers. */
export const LEVEL_OF: Readonly<Record<number, number>> = {
  1: 2,
  2: 4,
  3: 6,
  11: 1,
  12: 2,
  13: 3,
  14: 4,
  15: 5,
  16: 6,
  17: 7,
  18: 8,
};

/** Ratings with their 95 % confidence intervals, weakest first; `null` if not measured. */
export const RATINGS: Readonly<
  Record<'klotz' | 'climbers' | 'xstack', readonly (readonly [points: number, off: number] | null)[]>
> = {
  klotz: [[607, 50], [773, 46], [956, 40], [1126, 34], [1300, 34], [1538, 41], [1781, 56], [2028, 77]],
  climbers: [[562, 51], [745, 44], [865, 34], [966, 45], [1126, 58], [1249, 38], [1458, 69], [1695, 66]],
  xstack: [[618, 94], [822, 77], [999, 72], [1204, 68], [1410, 64], [1573, 64], [1732, 75], [1907, 90]],
};
