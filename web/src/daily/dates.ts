/** Days of the daily puzzles, which are days in UTC, in the reader's language. */
import { currentLanguage } from '@/i18n';

const DAY_MS = 86_400_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

function format(time: number, options: Intl.DateTimeFormatOptions): string {
  const inUtc = { timeZone: 'UTC', ...options } as const;
  return new Intl.DateTimeFormat(currentLanguage(), inUtc).format(time);
}

/** `Wednesday, 18 November`. */
export const longDay = (day: string) =>
  format(timeOf(day), { weekday: 'long', day: 'numeric', month: 'long' });

/** `18 Nov`. */
export const shortDay = (day: string) => format(timeOf(day), { day: 'numeric', month: 'short' });

/** `18`. */
export const dayOfMonth = (day: string) => String(Number(day.slice(8)));

/** `14:03`, this long after the beginning of a day. */
export const timeOfDay = (afterMs: number) =>
  format(afterMs, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `5 h 12 min`. */
export function duration(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const part = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'short' }).format(
      value,
    );
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [part(hours, 'hour')] : []), part(rest, 'minute')].join(' ');
}

/** The names of the weekdays, Monday first. */
export const weekdays = () =>
  Array.from({ length: 7 }, (_, i) => format((4 + i) * DAY_MS, { weekday: 'short' }));

/** The days from one to another in rows of weeks that begin on Monday; `null` outside of them. */
export function weeks(from: string, to: string): (string | null)[][] {
  const [first, last] = [timeOf(from), timeOf(to)];
  // 1970-01-01 was a Thursday.
  const monday = first - ((Math.floor(first / DAY_MS) + 3) % 7) * DAY_MS;
  const rows: (string | null)[][] = [];
  for (let start = monday; start <= last; start += 7 * DAY_MS) {
    const days = Array.from({ length: 7 }, (_, i) => start + i * DAY_MS);
    rows.push(
      days.map((at) => (at < first || at > last ? null : new Date(at).toISOString().slice(0, 10))),
    );
  }
  return rows;
}

/** Whether a text could be the day of an address. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
