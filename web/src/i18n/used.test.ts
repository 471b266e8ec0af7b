import { describe, expect, it } from 'vitest';
import english from './en/base';
import coachEnglish from './en/coach';
import learnEnglish from './en/learn';
import onlineEnglish from './en/online';
import xstackEnglish from './en/xstack';

/** Everything that can ask for a message: the page without its tests and the messages themselves. */
const sources = Object.values(
  import.meta.glob<string>(
    [
      '../**/*.{ts,svelte}',
      '!../**/*.test.ts',
      '!./{en,fr,de,es}/**',
      '!./{coach,online,xstack}/{en,fr,de,es}/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');

/** Those of refusals, reasons and lessons are held against their sources in tests of their own. */
const messages = Object.fromEntries(
  Object.entries({
    ...english,
    ...coachEnglish,
    ...learnEnglish,
    ...onlineEnglish,
    ...xstackEnglish,
  }).filter(([name]) => !/^refusals$|Refusals$|Reasons$|Lessons$|Misses$/.test(name)),
);

const COLOURS = ['red', 'yellow', 'green', 'blue', 'darkBlue', 'lightBlue', 'violet', 'grey'];

/**
 * Keys that are put together at run time and begin with what is only known then: the words it can
 * be. (Of the others, such as `climbers.top-…`, the beginning tells which messages they use.)
 */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  'common.*': ['klotz', 'climbers', 'xstack', ...COLOURS],
  'layouts.*': ['castle', 'diamond', 'ring', 'cross', 'gates', 'star'],
  'climbers.*': ['half', 'cube', 'double', 'big', 'allowed', 'forbidden'],
  'climbersSetup.*': ['classic', 'modern', 'own'],
  'climbersSetup.*Text': ['classicText', 'modernText', 'ownText'],
  'guide.*': ['wait', 'over'],
  'guide.*-*': [
    ...['first', 'refused', 'win', 'stop', 'capture', 'danger', 'threaten', 'over'].map(
      (note) => `klotz-${note}`,
    ),
    ...['first', 'refused', 'win', 'stop', 'climb', 'over'].map((note) => `climbers-${note}`),
    ...['first', 'refused', 'stuck', 'put', 'forbidden', 'fell', 'end', 'over'].map(
      (note) => `xstack-${note}`,
    ),
  ],
  'guide.*-turn': ['klotz-turn', 'climbers-turn', 'xstack-turn'],
  'lessons.*-lead': ['klotz-lead', 'climbers-lead', 'xstack-lead'],
  'online.*': ['unreachable', 'absent'],
  'online.*-text': ['private-text', 'open-text'],
  'xstack.*-*': ['bar', 'cube', 'plank'].flatMap((shape) =>
    ['red', 'blue', 'green', 'yellow', 'white', 'natural'].map((colour) => `${shape}-${colour}`),
  ),
};

const NAMES = Object.keys(messages).join('|');

const whole = new Set(
  [...sources.matchAll(new RegExp(`['"\`]((?:${NAMES})\\.[\\w-]+)['"\`]`, 'g'))].map((m) => m[1]!),
);

/** `climbers.top-${top}` as `climbers.top-*`. */
const patterns = [
  ...new Set(
    [...sources.matchAll(new RegExp(`\`((?:${NAMES})\\.[^\`\\s]*\\$\\{[^\`]*)\``, 'g'))].map((m) =>
      m[1]!.replace(/\$\{[^}]*\}/g, '*'),
    ),
  ),
];
const isOpen = (pattern: string) => /^\w+\.\*/.test(pattern);
const beginnings = patterns
  .filter((pattern) => !isOpen(pattern))
  .map((pattern) => new RegExp(`^${pattern.replace('.', '\\.').replaceAll('*', '[\\w-]+')}$`));

const spelledOut = new Set(
  Object.entries(OPEN).flatMap(([pattern, words]) =>
    words.map((word) => `${pattern.slice(0, pattern.indexOf('.'))}.${word}`),
  ),
);

describe('the messages of the page', () => {
  it('are found where they are asked for', () => {
    // The reader of the sources would find nothing if their shape changed: that must not pass.
    expect(whole.size).toBeGreaterThan(400);
    expect(whole).toContain('climbers.end-turn');
    expect(patterns).toContain('climbers.top-*');
  });

  it('that are put together are known in this test, and asked for', () => {
    expect(patterns.filter(isOpen).sort()).toEqual(Object.keys(OPEN).sort());
  });

  it('are all asked for', () => {
    const keys = Object.entries(messages).flatMap(([name, namespace]) =>
      Object.keys(namespace).map((key) => `${name}.${key}`),
    );
    const unused = keys.filter(
      (key) =>
        !whole.has(key) && !spelledOut.has(key) && !beginnings.some((begins) => begins.test(key)),
    );
    expect(unused).toEqual([]);
  });
});
