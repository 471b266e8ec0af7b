// The buffer of a tick of X-Stack. Generated from the crate `session` by `cargo xtask types`; do not edit.

/** The index of each number; absent values are NaN, or -1 for indices. */
export const FRAME = {
  state: 0,
  block: 1,
  strain: 2,
  free: 3,
  lowest: 4,
  parted: 5,
  handX: 6,
  handY: 7,
  handZ: 8,
  fallen: 9,
  handTimeLeftMs: 10,
  aboveLine: 11,
  landingHeight: 12,
  landingSteady: 13,
  landingOn: 14,
  landingHighEnough: 15,
} as const;

/** What an act is doing, by the number in `FRAME.state`. */
export const LIVE_STATES = ['idle', 'held', 'settling', 'rest'] as const;

/** How the hand left its block, by `FRAME.parted`. */
export const PARTINGS = ['letGo', 'taken', 'givenUp', 'timeOver', 'interrupted'] as const;

/** Numbers in a tick. */
export const FRAME_LENGTH = 16;

/** Numbers per impact: block, strength, whether it hit the table. */
export const IMPACT_LENGTH = 3;

/** Numbers per pose: position `x, y, z`, rotation `x, y, z, w`. */
export const POSE_LENGTH = 7;
