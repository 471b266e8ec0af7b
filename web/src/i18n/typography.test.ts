import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages';

/** Every sentence of the page and of the rules, by the file and the key it is from. */
const files = {
  ...import.meta.glob<{ default: object }>('./{en,fr,de,es}/*.ts', { eager: true }),
  ...import.meta.glob<{ default: object }>('../games/*/rules/text/{en,fr,de,es}.ts', {
    eager: true,
  }),
};

/** Quotes an HTTP header, where the ellipsis stands for a token. */
const EXCEPTIONS = ['api.token'];

function sentences(language: Language): [where: string, text: string][] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`) || path.endsWith(`/${language}.ts`))
    .flatMap(([path, { default: texts }]) =>
      leaves(texts, '').map(([key, text]) => ({ path, key, text })),
    )
    .filter(({ key }) => !EXCEPTIONS.includes(key))
    .map(({ path, key, text }) => [`${path} ${key}`, text]);
}

function leaves(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, each]) =>
    leaves(each, key === '' ? name : `${key}.${name}`),
  );
}

function offenders(language: Language, pattern: RegExp): string[] {
  return sentences(language)
    .filter(([, text]) => pattern.test(text))
    .map(([where, text]) => `${where}: ${text}`);
}

it('reads the messages and the rules of every language', () => {
  const counts = LANGUAGES.map((language) => sentences(language).length);
  expect(counts[0]).toBeGreaterThan(1500);
  expect(new Set(counts).size).toBe(1);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('a number and its unit stay on one line', () => {
    expect(offenders(language, /[\d}] (?:mm|cm|s|min|N|%)(?![\p{L}’])/u)).toEqual([]);
    expect(offenders(language, / [×±]|[×±] /)).toEqual([]);
  });

  it('quotation marks and apostrophes are typographic', () => {
    expect(offenders(language, /"|\p{L}'\p{L}/u)).toEqual([]);
  });
});

it('French leaves no mark at the beginning of a line', () => {
  expect(offenders('fr', / [;:!?»%]|« /)).toEqual([]);
});

it.each(['en', 'fr', 'es'] as const)('%s has no space before an ellipsis', (language) => {
  expect(offenders(language, /\s…/)).toEqual([]);
});

it('German has a non-breaking space before an ellipsis', () => {
  expect(offenders('de', / …/)).toEqual([]);
});
