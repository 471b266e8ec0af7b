/** After navigation a screen reader continues at the new page's heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Whether the focus is still on the page heading after navigation. */
export function isAtHeading(): boolean {
  return document.activeElement?.localName === 'h1';
}
