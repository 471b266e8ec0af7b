/** Removes what the page showed before its code was there: see build/first-view.ts. */
export function hideFirstView(): void {
  document.getElementById('first-view')?.remove();
}
