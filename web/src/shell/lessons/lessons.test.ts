/** The texts of the lessons: every lesson has all its sentences, in four languages, and no other. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/i18n/languages';

interface Lesson {
  name: string;
  wrong: { why: string | null }[];
}

const files = import.meta.glob<Lesson[]>('../../../../crates/session/data/lessons/*.json', {
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../../../../crates/session/src/*/lesson.rs', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<Record<string, Record<string, unknown>>>(
  '../../i18n/{en,fr,de,es}/learn.ts',
  { import: 'default', eager: true },
);

const courses = Object.entries(files).map(([path, lessons]) => ({
  game: /(\w+)\.json$/.exec(path)![1]!,
  lessons,
}));

function keysOf(lessons: readonly Lesson[]): string[] {
  return lessons.flatMap(({ name, wrong }) => [
    ...['title', 'text', 'hint', 'done'].map((part) => `${name}-${part}`),
    ...wrong.flatMap(({ why }) => (why === null ? [] : [`${name}-${why}`])),
  ]);
}

describe.each(courses)('the lessons of $game', ({ game, lessons }) => {
  it('have names of their own', () => {
    expect(new Set(lessons.map(({ name }) => name)).size).toBe(lessons.length);
  });

  it.each(LANGUAGES)('have all their texts in %s', (language) => {
    const written = texts[`../../i18n/${language}/learn.ts`]![`${game}Lessons`]!;
    expect(Object.keys(written).sort()).toEqual([...new Set(keysOf(lessons))].sort());
  });

  it.each(LANGUAGES)('say in %s why any goal is missed', (language) => {
    const written = texts[`../../i18n/${language}/learn.ts`]![`${game}Misses`]!;
    const source = sources[`../../../../crates/session/src/${game}_match/lesson.rs`]!;
    const codes = [...source.matchAll(/Miss::new\(\s*"([a-z-]+)"/g)].map((match) => match[1]!);
    expect(codes.length).toBeGreaterThan(3);
    expect(Object.keys(written).sort()).toEqual([...new Set(codes)].sort());
  });
});
