/** How long the ladders are, and how far apart their rungs. */
export const LADDER_LENGTH = { small: 2.4, large: 4.4 } as const;
export const RUNG_STEP = 0.46;
