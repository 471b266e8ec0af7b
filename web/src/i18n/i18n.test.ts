import { describe, expect, it } from 'vitest';
import german from './de/base';
import coachGerman from './de/coach';
import learnGerman from './de/learn';
import onlineGerman from './de/online';
import xstackGerman from './de/xstack';
import english from './en/base';
import coachEnglish from './en/coach';
import learnEnglish from './en/learn';
import onlineEnglish from './en/online';
import xstackEnglish from './en/xstack';
import spanish from './es/base';
import coachSpanish from './es/coach';
import learnSpanish from './es/learn';
import onlineSpanish from './es/online';
import xstackSpanish from './es/xstack';
import { fill, namesIn } from './fill';
import french from './fr/base';
import coachFrench from './fr/coach';
import learnFrench from './fr/learn';
import onlineFrench from './fr/online';
import xstackFrench from './fr/xstack';
import { chooseLanguage, currentLanguage, loadPart, lookUp, t } from './i18n.svelte';
import { preferred } from './languages';
import type { Message, Namespace } from './shape';

const TRANSLATIONS = {
  fr: { ...french, ...coachFrench, ...learnFrench, ...onlineFrench, ...xstackFrench },
  de: { ...german, ...coachGerman, ...learnGerman, ...onlineGerman, ...xstackGerman },
  es: { ...spanish, ...coachSpanish, ...learnSpanish, ...onlineSpanish, ...xstackSpanish },
};
const ENGLISH = {
  ...english,
  ...coachEnglish,
  ...learnEnglish,
  ...onlineEnglish,
  ...xstackEnglish,
};

/** Every message of a language by its full key. */
function flatten(messages: Readonly<Record<string, Namespace>>): Map<string, Message> {
  const entries = Object.entries(messages).flatMap(([name, namespace]) =>
    Object.entries(namespace).map(([key, message]): [string, Message] => [
      `${name}.${key}`,
      message,
    ]),
  );
  return new Map(entries);
}

const shape = flatten(ENGLISH);

describe.each(Object.entries(TRANSLATIONS))('the messages in %s', (_, messages) => {
  const translated = flatten(messages);

  it('have exactly the English keys', () => {
    expect([...translated.keys()].sort()).toEqual([...shape.keys()].sort());
  });

  it('mention the same parameters as the English ones', () => {
    const names = (of: Map<string, Message>) =>
      Object.fromEntries([...of].map(([key, message]) => [key, namesIn(message)]));
    expect(names(translated)).toEqual(names(shape));
  });
});

describe.each(Object.entries({ en: ENGLISH, ...TRANSLATIONS }))(
  'every message in %s',
  (_, messages) => {
    it('says something, and with typographic apostrophes', () => {
      for (const [key, message] of flatten(messages)) {
        const texts = typeof message === 'string' ? [message] : Object.values(message);
        for (const text of texts as string[]) {
          expect(text.trim(), key).not.toBe('');
          expect(text, key).not.toMatch(/\p{L}'\p{L}/u);
        }
      }
    });
  },
);

describe('filling in', () => {
  const moves = { one: '{count} move', other: '{count} moves' };

  it.each([
    ['en', 1, '1 move'],
    ['en', 0, '0 moves'],
    ['en', 1200, '1,200 moves'],
    ['fr', 0, '0 move'],
    ['de', 1200, '1.200 moves'],
  ])('counts in %s: %i', (locale, count, expected) => {
    expect(fill(moves, { count }, locale)).toBe(expected);
  });

  it('leaves a name nobody gave in sight, rather than dropping it', () => {
    expect(fill('from {from} to {to}', { from: 'c3' }, 'en')).toBe('from c3 to {to}');
  });
});

describe('the chosen language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR', 'es-419', 'en'], 'es'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('for a browser that asks for %j is %s', (wanted, expected) => {
    expect(preferred(wanted)).toBe(expected);
  });

  it('is what t answers in', async () => {
    await chooseLanguage('de');
    expect(currentLanguage()).toBe('de');
    expect(t('common.missingText', { path: '/x' })).toBe('Unter /x gibt es keine Seite.');
    await chooseLanguage('en');
    expect(t('common.play')).toBe('Play');
  });

  it('has parts that are loaded when they are wanted, and follow it from then on', async () => {
    await chooseLanguage('en');
    expect(lookUp('xstack.let-go', {})).toBeNull();
    await loadPart('xstack');
    expect(t('xstack.let-go')).toBe('Let go');
    await chooseLanguage('de');
    expect(t('xstack.let-go')).toBe('Loslassen');
    expect(t('common.home')).not.toBe('');
  });

  it('says null for a key that is only known at run time and missing', async () => {
    await chooseLanguage('en');
    expect(lookUp('refusals.no-such-code', {})).toBeNull();
    expect(lookUp('nowhere', {})).toBeNull();
  });
});
