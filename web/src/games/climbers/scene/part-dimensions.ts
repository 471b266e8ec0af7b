/** The radius and height of the turntable, unless something stands farther out. */
export const TURNTABLE = { radius: 7.7, height: 0.42 } as const;

/** The length of the ladders, and the distance between their rungs. */
export const LADDER_LENGTH = { small: 2.4, large: 4.4 } as const;
export const RUNG_STEP = 0.46;
