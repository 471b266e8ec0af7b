/**
 * What the cards and the status line show while a move is animated: what they showed before it. They
 * change when the pieces have arrived.
 */
export class Settled<T> {
  private before: { value: T } | null = null;
  readonly current: T;

  /** `passes` says that the value concerns the player's own action and can't wait. */
  constructor(value: () => T, animating: () => boolean, passes: () => boolean = () => false) {
    this.current = $derived.by(() => {
      const moving = animating();
      if (moving && this.before && !passes()) return this.before.value;
      const now = value();
      if (!moving || !this.before) this.before = { value: now };
      return now;
    });
  }
}
