/**
 * A moment in which nothing counts: a press or a key that was meant for what was there before, such
 * as the second one of a double click, must not decide what has only just come.
 */
const REST_MS = 700;

export class InputCooldown {
  /** It is not over yet. */
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

  /** An attachment: what lies here can be reached, but not be pressed yet. */
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
