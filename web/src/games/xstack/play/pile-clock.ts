/** Time in the pile: whole ticks of a sixtieth of a second, as many as real time asks for. */

export const TICK_MS = 1000 / 60;
/**
 * However slowly pictures are drawn, the pile keeps real time up to so many ticks for each. After a
 * longer pause the page was not there, and the rest is not caught up.
 */
const MOST_TICKS = 60;
/**
 * So long may be spent on ticks before the next picture, or this share of the time since the last one
 * if that is longer. A machine that cannot follow shows things slower rather than not at all, and
 * still draws some thirty pictures a second if it can draw them.
 */
const MOST_WORK_MS = 24;
const MOST_WORK_SHARE = 0.5;

export class PileClock {
  /** 1 is real time, less is slow motion. */
  speed = 1;
  private last: number | null = null;
  private owed = 0;
  private gap = 0;

  /** How many ticks have become due; asked again in the same frame, none. */
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

  /** Makes the ticks that have become due, one by one; how many that were. */
  run(nowMs: number, tick: () => void, clock: () => number): number {
    const due = this.advance(nowMs);
    const until = clock() + Math.max(MOST_WORK_MS, this.gap * MOST_WORK_SHARE);
    for (let made = 0; made < due; made++) {
      if (clock() > until) return made;
      tick();
    }
    return due;
  }

  /** How far the next tick has come, from 0 to 1. */
  get part(): number {
    return Math.min(1, this.owed);
  }

  /** Time goes on after it stood still: nothing was due meanwhile. */
  reset(): void {
    this.last = null;
  }
}
