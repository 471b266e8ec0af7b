/** After navigation a screen reader continues at the new page's heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Whether a screen reader is at the page's heading, having just come here. */
export function isAtHeading(): boolean {
  return document.activeElement?.localName === 'h1';
}
