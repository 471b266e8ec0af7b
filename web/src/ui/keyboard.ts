/** Keys on keyboards with another layout than the American one. */

export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * What a key can mean, best first: its character, then the digit of its place. On AZERTY digits need
 * Shift, and the key of the 1 gives `&`.
 */
export function keyReadings({ key, code, shiftKey }: Key): string[] {
  const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  return digit === undefined || digit === key ? [key] : [key, digit];
}
