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
