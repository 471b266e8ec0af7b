// The levels of the bots. Made from the crates `bots` and `wire` by `cargo xtask types`; do not edit.

/** The numbers by which matches store the levels, weakest first. */
export const LEVELS = [11, 12, 13, 14, 15, 16, 17, 18] as const;

/** Which of the levels, from 1, a stored number means; earlier versions had others. */
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

/** Points and how far they may be off in 95 of 100 cases, weakest first; `null` where nobody has measured. */
export const RATINGS: Readonly<
  Record<'klotz' | 'climbers' | 'xstack', readonly (readonly [points: number, off: number] | null)[]>
> = {
  klotz: [[628, 43], [832, 41], [1073, 34], [1287, 38], [1475, 42], [1641, 85], null, null],
  climbers: [[562, 42], [745, 36], [865, 26], [966, 38], [1126, 56], [1249, 48], null, null],
  xstack: [null, null, null, null, null, null, null, null],
};
