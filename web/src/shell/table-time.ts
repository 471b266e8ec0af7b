import { formatNumber } from '@/i18n';

/**
 * Time at the table. Commands and clocks use it instead of the wall clock, because it stops while
 * the page is closed.
 */
export class TableTime {
  private readonly offsetMs: number;

  /** `startMs` is the current table time; `clock` must be monotonic. */
  constructor(
    startMs: number,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.offsetMs = startMs - clock();
  }

  now(): number {
    return Math.round(this.offsetMs + this.clock());
  }
}

/** Minutes and seconds, with tenths in the last ten seconds: `6:48`, `0:07.4`. */
export function formatClock(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 10_000) {
    return `0:0${formatNumber(Math.floor(left / 100) / 10, { minimumFractionDigits: 1 })}`;
  }
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}
