/** Keyboard layouts other than US, and keys that are held down. */

export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * What a key can mean, best first: its character, then the digit at its position. On AZERTY, digits
 * need Shift, and the 1 key produces `&`.
 */
export function keyReadings({ key, code, shiftKey }: Key): string[] {
  const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  return digit === undefined || digit === key ? [key] : [key, digit];
}

/** Elements that Enter activates. */
const PRESSED = 'button, a[href], summary';

/**
 * While you hold Enter, browsers keep clicking the button, and any button that replaces it. We
 * allow one click per key press.
 */
export function pressOnce(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter') return;
  if (event.target instanceof Element && event.target.matches(PRESSED)) event.preventDefault();
}
