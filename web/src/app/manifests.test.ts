import { expect, it } from 'vitest';
import { LANGUAGES } from '@/i18n';

const files = import.meta.glob<string>('../../public/*.webmanifest', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function manifest(language: string): Record<string, unknown> {
  const name = language === 'en' ? 'manifest' : `manifest.${language}`;
  return JSON.parse(files[`../../public/${name}.webmanifest`] ?? '{}') as Record<string, unknown>;
}

it('each language has its manifest, which differs only in language and description', () => {
  const { lang: english, description, ...shared } = manifest('en');
  expect(english).toBe('en');
  expect(Object.keys(files)).toHaveLength(LANGUAGES.length);
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    const { lang, description: own, ...rest } = manifest(language);
    expect([lang, rest]).toEqual([language, shared]);
    expect(own).not.toBe(description);
  }
});
