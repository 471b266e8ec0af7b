/** Simulation clock: whole ticks of a sixtieth of a second, following real time. */

export const TICK_MS = 1000 / 60;
/**
 * Even at low frame rates, the pile keeps real time up to this many ticks per frame. After a longer
 * pause, the rest is dropped.
 */
const MOST_TICKS = 60;
/**
 * Time budget for ticks per frame, or this share of the last frame's time if that is longer. A slow
 * machine shows slow motion rather than nothing, at up to about 30 frames per second.
 */
const MOST_WORK_MS = 24;
const MOST_WORK_SHARE = 0.5;

export class PileClock {
  /** 1 is real time, less is slow motion. */
  speed = 1;
  private last: number | null = null;
  private owed = 0;
  private gap = 0;

  /** The number of ticks due; 0 if called again in the same frame. */
  advance(nowMs: number): number {
    if (this.last !== null && nowMs <= this.last) return 0;
    const gap = this.last === null ? 0 : nowMs - this.last;
    this.last = nowMs;
    this.gap = gap;
    this.owed += (gap * this.speed) / TICK_MS;
    const ticks = Math.min(Math.floor(this.owed), MOST_TICKS);
    this.owed = ticks === MOST_TICKS ? 0 : this.owed - ticks;
    return ticks;
  }

  /** Runs the ticks that are due and returns their number. */
  run(nowMs: number, tick: () => void, clock: () => number): number {
    const due = this.advance(nowMs);
    const until = clock() + Math.max(MOST_WORK_MS, this.gap * MOST_WORK_SHARE);
    for (let made = 0; made < due; made++) {
      if (clock() > until) return made;
      tick();
    }
    return due;
  }

  /** Progress towards the next tick, from 0 to 1. */
  get part(): number {
    return Math.min(1, this.owed);
  }

  /** Restarts after a pause without catching up. */
  reset(): void {
    this.last = null;
  }
}
