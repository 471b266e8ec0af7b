/**
 * Ignores input for a moment after the UI changes. Otherwise, the second press of a double click
 * could hit a button that has only just appeared.
 */
const REST_MS = 700;

export class InputCooldown {
  active = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    this.end();
    this.active = true;
    this.timer = setTimeout(() => this.end(), REST_MS);
  }

  end(): void {
    clearTimeout(this.timer);
    this.active = false;
  }

  /** An attachment: the content can take the focus but ignores presses until the cooldown ends. */
  readonly guard = (part: HTMLElement): (() => void) => {
    const swallow = (event: Event) => {
      if (!this.active) return;
      event.preventDefault();
      event.stopPropagation();
    };
    part.addEventListener('click', swallow, { capture: true });
    return () => part.removeEventListener('click', swallow, { capture: true });
  };
}
