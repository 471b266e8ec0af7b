/** Fades something in and out: a value between 0 and 1 that follows its target. */
import { clamp } from '@/engine/easing';

export class Ramp {
  share = 0;
  /** Time of the previous step while fading. */
  private last: number | null = null;

  /** Durations of fading in and out. */
  constructor(
    private readonly comeMs: number,
    private readonly goMs: number,
  ) {}

  /** Moves towards 1 or 0. Returns whether it's still on its way. */
  step(now: number, wanted: boolean): boolean {
    const goal = wanted ? 1 : 0;
    if (this.share === goal) {
      this.last = null;
      return false;
    }
    // After a rest, start with no elapsed time.
    const elapsed = now - (this.last ?? now);
    this.last = now;
    const change = elapsed / (wanted ? this.comeMs : -this.goMs);
    this.share = clamp(this.share + change, 0, 1);
    return true;
  }

  /** Jumps to the target. */
  finish(wanted: boolean): void {
    this.share = wanted ? 1 : 0;
    this.last = null;
  }
}
