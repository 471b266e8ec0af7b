/** Time in the pile: whole ticks of a sixtieth of a second, as many as real time asks for. */

export const TICK_MS = 1000 / 60;
/** A machine that cannot follow shows things slower rather than in leaps. */
const MOST_TICKS = 8;
/** After a pause longer than this the page was not there: nothing is caught up. */
const LONGEST_GAP_MS = 400;

export class PileClock {
  /** 1 is real time, less is slow motion. */
  speed = 1;
  private last: number | null = null;
  private owed = 0;

  /** How many ticks have become due. */
  advance(nowMs: number): number {
    const gap = this.last === null ? 0 : nowMs - this.last;
    this.last = nowMs;
    if (gap > LONGEST_GAP_MS) return 0;
    this.owed += (Math.max(0, gap) * this.speed) / TICK_MS;
    const ticks = Math.min(Math.floor(this.owed), MOST_TICKS);
    this.owed = ticks === MOST_TICKS ? 0 : this.owed - ticks;
    return ticks;
  }

  /** How far the next tick has come, from 0 to 1. */
  get part(): number {
    return Math.min(1, this.owed);
  }

  /** Time begins anew: nothing was due while it stood still. */
  reset(): void {
    this.last = null;
    this.owed = 0;
  }
}
