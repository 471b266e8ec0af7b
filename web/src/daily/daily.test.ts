import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, loadPart } from '@/i18n';
import type { DailyPuzzle, DailyView } from '@/wasm/online';
import { duration, shortDay, timeOfDay, weekdays, weeks } from './dates';
import { shareText } from './share';

beforeAll(async () => {
  await loadLanguage();
  await loadPart('online');
});

describe('days', () => {
  it('fill whole weeks from Monday', () => {
    const rows = weeks('2026-10-08', '2026-11-18');
    expect(rows).toHaveLength(7);
    expect(rows[0]).toEqual([
      null,
      null,
      null,
      '2026-10-08',
      '2026-10-09',
      '2026-10-10',
      '2026-10-11',
    ]);
    expect(rows.at(-1)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', null, null, null, null]);
    expect(rows.flat().filter((day) => day !== null)).toHaveLength(42);
  });

  it('are written in UTC', () => {
    expect(shortDay('2026-11-18')).toMatch(/18/);
    expect(timeOfDay(14 * 3_600_000 + 3 * 60_000)).toBe('14:03');
    expect(weekdays()[0]).toBe('Mon');
    expect(duration(5 * 3_600_000 + 60_000)).toBe('5 hr 1 min');
    expect(duration(1)).toBe('1 min');
  });
});

describe('a shared result', () => {
  const puzzle = (game: DailyPuzzle['game'], tries: number, solvedAfterMs: number | null) =>
    ({ game, line: 'the secret', grade: 1, own: { tries, solvedAfterMs } }) as DailyPuzzle;
  const view = (puzzles: DailyPuzzle[]) =>
    ({ day: '2026-11-18', today: '2026-11-18', streak: 4, puzzles }) as DailyView;

  it('names what was solved and the streak, and spoils nothing', () => {
    const text = shareText(
      view([puzzle('klotz', 2, 5), puzzle('climbers', 3, null)]),
      'https://x.org',
    );
    expect(text).toMatch(
      /^Holz .*18.* · Klotz solved on try 2 · 4-day streak\nhttps:\/\/x\.org\/daily#2026-11-18$/,
    );
  });

  it('needs a solution', () => {
    expect(shareText(view([puzzle('klotz', 1, null)]), 'https://x.org')).toBeNull();
  });
});
