/** What Enter presses. */
const PRESSED = 'button, a[href], summary';

/**
 * Browsers press a button again and again while Enter is held down, and whatever button has come in
 * its place meanwhile. Here a key presses once.
 */
export function pressOnce(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter') return;
  if (event.target instanceof Element && event.target.matches(PRESSED)) event.preventDefault();
}
