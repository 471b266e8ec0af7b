/**
 * Decides where the focus goes after navigation or when its element disappears, so readers don't end
 * up at the top of the page.
 */

import { tick } from 'svelte';

const FOCUSABLE =
  'a[href], button:enabled, select:enabled, input:enabled, textarea:enabled, [tabindex="0"]';

/** Whether nothing has the focus, or only an element you can no longer use. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(':disabled');
}

/** An element and its ancestors, the nearest first. */
export function trailOf(element: Element | null): Element[] {
  const trail: Element[] = [];
  for (let each = element; each && each !== document.body; each = each.parentElement) {
    trail.push(each);
  }
  return trail;
}

/** Scrolls to the first invalid field of a form and focuses it, once its message is on the page. */
export async function focusProblem(form: HTMLElement): Promise<void> {
  await tick();
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** New content to read next. */
const LANDING = '[data-landing]';

/** Focuses the first focusable element of a trail, or something inside it. */
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
 * Keeps the focus in a container whose buttons come and go. The container takes the focus, not the
 * next button: a second key press must not trigger something you haven't read yet.
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
