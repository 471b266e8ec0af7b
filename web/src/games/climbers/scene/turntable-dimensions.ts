/** Measures of the turntable, unless something stands farther out. */
export const TURNTABLE = { radius: 7.7, height: 0.42 } as const;
