/** How long a refused cell or block stays hatched. */
const HATCH_MS = 700;

/**
 * Marks a refusal for a moment. A scene shakes the piece once for every marks object that contains
 * it, so `next` returns it once per refusal. Create it during component initialisation.
 */
export class RefusedMark<Refused extends object> {
  private current = $state.raw<Refused | null>(null);
  private shaken: Refused | null = null;

  constructor(refused: () => Refused | null) {
    $effect(() => {
      const now = refused();
      this.current = now;
      if (!now) return;
      const timer = setTimeout(() => (this.current = null), HATCH_MS);
      return () => clearTimeout(timer);
    });
  }

  /** What to mark now: nothing, a new refusal, or one that is already on screen. */
  next(): { kind: 'none' } | { kind: 'shake'; refused: Refused } | { kind: 'shaken' } {
    const { current } = this;
    if (!current) {
      this.shaken = null;
      return { kind: 'none' };
    }
    if (this.shaken === current) return { kind: 'shaken' };
    this.shaken = current;
    return { kind: 'shake', refused: current };
  }
}
