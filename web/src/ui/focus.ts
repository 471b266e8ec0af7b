/** Where the focus goes when what had it is gone: a reader must not be thrown to the top of the page. */

const FOCUSABLE =
  'a[href], button:enabled, select:enabled, input:enabled, textarea:enabled, [tabindex="0"]';

/** Whether the focus is nowhere, or on something that can no longer be used. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(':disabled');
}

/** An element and everything around it, the nearest first. */
export function trailOf(element: Element | null): Element[] {
  const trail: Element[] = [];
  for (let each = element; each && each !== document.body; each = each.parentElement) {
    trail.push(each);
  }
  return trail;
}

/** What has just come and is to be read next. */
const LANDING = '[data-landing]';

/** Gives the focus to the first of a trail that can have it, or to something inside it. */
export function focusNearest(trail: readonly Element[]): void {
  for (const each of trail) {
    if (!each.isConnected) continue;
    const inside = [LANDING, FOCUSABLE].flatMap((kind) => [
      ...each.querySelectorAll<HTMLElement>(kind),
    ]);
    for (const candidate of [each as HTMLElement, ...inside]) {
      candidate.focus({ preventScroll: true });
      if (document.activeElement === candidate) return;
    }
  }
}

/**
 * Keeps the focus in a part of the page whose buttons come and go. The part itself takes it, not
 * the next button: a second press of a key must not do what nobody has read yet.
 */
export function keepFocus(part: HTMLElement): () => void {
  let had: Element | null = null;
  part.tabIndex = -1;

  const moved = ({ target }: Event) => {
    had = target instanceof Element && target !== part && part.contains(target) ? target : null;
  };
  const changed = new MutationObserver(() => {
    if (had && isFocusLost() && !usable(had)) part.focus({ preventScroll: true });
  });

  changed.observe(part, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', moved);
  document.addEventListener('pointerdown', moved);
  return () => {
    changed.disconnect();
    document.removeEventListener('focusin', moved);
    document.removeEventListener('pointerdown', moved);
  };
}

function usable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled');
}
