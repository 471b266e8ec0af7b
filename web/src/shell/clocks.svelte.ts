/** The clocks between two views of the match: the time left now, and when to warn. */
import type { ClockView } from '@/wasm/wire';

const TICK_MS = 100;
const WARN_AT_S = [60, 30, 10];
const TICKS_BELOW_S = 10;

export type ClockSignal =
  { kind: 'low'; seat: number; seconds: number } | { kind: 'tick' } | { kind: 'up' };

export class Clocks {
  /** Milliseconds left for each seat, counting down. */
  leftMs = $state.raw<number[]>([]);
  private clock: ClockView | null = null;
  private setAt = 0;
  private lastSecond = Number.POSITIVE_INFINITY;
  private lastSeat: number | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly now: () => number) {}

  /** Starts the countdown and reports warnings and timeouts. */
  start(signal: (signal: ClockSignal) => void): void {
    this.timer = setInterval(() => this.tick().forEach(signal), TICK_MS);
  }

  dispose(): void {
    clearInterval(this.timer);
  }

  /** Sets the clock from a view created just now. */
  set(clock: ClockView | null): void {
    this.clock = clock;
    this.setAt = this.now();
    this.leftMs = clock ? [...clock.leftMs] : [];
    const running = clock?.running ?? null;
    const left = running === null ? null : clock?.leftMs[running];
    // A clock that was just started or refilled warns only once it drops below the next threshold.
    if (
      running !== this.lastSeat ||
      left === null ||
      left === undefined ||
      left / 1000 > this.lastSecond
    ) {
      this.lastSecond = left === null || left === undefined ? Infinity : Math.ceil(left / 1000);
    }
    this.lastSeat = running;
  }

  /** The seat whose clock is running. */
  get running(): number | null {
    return this.clock?.running ?? null;
  }

  private tick(): ClockSignal[] {
    const seat = this.running;
    const atView = seat === null ? undefined : this.clock?.leftMs[seat];
    if (seat === null || atView === undefined) return [];
    const left = Math.max(0, atView - (this.now() - this.setAt));
    this.leftMs = this.leftMs.map((ms, i) => (i === seat ? left : ms));
    if (left === 0) return [{ kind: 'up' }];
    const second = Math.ceil(left / 1000);
    if (second >= this.lastSecond) return [];
    const passed = (mark: number) => second <= mark && this.lastSecond > mark;
    const signals: ClockSignal[] = [];
    const mark = WARN_AT_S.filter(passed).at(-1);
    if (mark !== undefined) signals.push({ kind: 'low', seat, seconds: mark });
    if (second <= TICKS_BELOW_S) signals.push({ kind: 'tick' });
    this.lastSecond = second;
    return signals;
  }
}
