/** Support for keyboard layouts other than US. */

export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * What a key can mean, best first: its character, then the digit at its position. On AZERTY, digits
 * need Shift, and the 1 key produces `&`.
 */
export function keyReadings({ key, code, shiftKey }: Key): string[] {
  const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  return digit === undefined || digit === key ? [key] : [key, digit];
}
