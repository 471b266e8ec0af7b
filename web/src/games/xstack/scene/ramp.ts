/** Something that comes and goes: a share between 0 and 1 that follows where it should be. */
import { clamp } from '@/engine/easing';

export class Ramp {
  share = 0;
  /** The step before, as long as there is something to do. */
  private last: number | null = null;

  /** How long it takes to come and to go. */
  constructor(
    private readonly comeMs: number,
    private readonly goMs: number,
  ) {}

  /** Goes on towards 1 or 0; says whether it is on its way. */
  step(now: number, wanted: boolean): boolean {
    const goal = wanted ? 1 : 0;
    if (this.share === goal) {
      this.last = null;
      return false;
    }
    // However long it has rested, it begins at the beginning.
    const elapsed = now - (this.last ?? now);
    this.last = now;
    const change = elapsed / (wanted ? this.comeMs : -this.goMs);
    this.share = clamp(this.share + change, 0, 1);
    return true;
  }

  /** Is at once where it should be. */
  finish(wanted: boolean): void {
    this.share = wanted ? 1 : 0;
    this.last = null;
  }
}
