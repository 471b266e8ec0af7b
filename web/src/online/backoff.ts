/** How long to wait before the next attempt to connect. */

const FIRST_MS = 400;
const LONGEST_MS = 15_000;

/**
 * Doubles with every attempt, counted from 0. `chance` (0 up to 1) adds jitter, so that not all
 * pages reconnect to a server at the same moment.
 */
export function backoffMs(attempt: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return Math.round(whole * (0.5 + chance / 2));
}
