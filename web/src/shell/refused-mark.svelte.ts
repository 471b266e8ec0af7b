/** How long a refused cell or block stays hatched. */
const HATCH_MS = 700;

/**
 * Marks what was refused for a moment. A scene shakes the piece once for every marks object that names
 * it, so `next` names it once per refusal. Create it while a component is initialised.
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

  /** What to mark now: nothing, a new refusal, or the one that is on screen already. */
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
