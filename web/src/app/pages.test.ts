import { describe, expect, it } from 'vitest';
import { GAMES } from '@/games';
import { chooseLanguage, loadPart, t } from '@/i18n';
import { isPage, pageAt } from './pages';

const ID = '0123456789abcdef0123456789abcdef';

describe('a page', () => {
  it.each(['/', '/about', '/online', '/online/me', '/online/people/Ada', `/online/${ID}`])(
    'is at %s',
    (path) => expect(isPage(path)).toBe(true),
  );

  it.each(GAMES.map(({ id }) => id))('of %s is at the address of its name', (id) => {
    for (const path of ['', '/new', '/rules']) expect(isPage(`/${id}${path}`)).toBe(true);
    expect(isPage(`/online/new/${id}`)).toBe(true);
  });

  it.each([
    '/chess',
    '/toString',
    '/climbers/editor',
    '/xstack/puzzles',
    '/klotz/play',
    '/klotz/new/x',
    '/online/new/chess',
    '/online/0123',
    `/online/${ID.toUpperCase()}`,
    '/online/people',
  ])('is not at %s', (path) => {
    expect(isPage(path)).toBe(false);
    expect(pageAt(path).title).toEqual(['common.missingTitle']);
  });

  it('has a title of its own', async () => {
    await chooseLanguage('en');
    await Promise.all((['online', 'coach', 'xstack'] as const).map(loadPart));
    const paths = [
      '/about',
      ...['', '/account', '/me', '/ladder', '/api'].map((path) => `/online${path}`),
      ...GAMES.flatMap(({ id, pages }) => [
        ...Object.keys(pages).map((name) => (name === 'play' ? `/${id}` : `/${id}/${name}`)),
        `/online/new/${id}`,
      ]),
    ];
    const titles = paths.map((path) =>
      pageAt(path)
        .title.map((part) => t(part))
        .join(' · '),
    );
    expect(new Set(titles).size).toBe(paths.length);
    expect(titles).toContain(`${t('common.newGame')} · ${t('common.klotz')}`);
  });
});

/** Every address in the sources that is written out in full. */
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LINK = /(?:href=["{]?|navigate\(|(?:newGame|list|rules|table)=)["'](\/[\w/]*)["']/g;
const links = [
  ...new Set(Object.values(sources).flatMap((text) => [...text.matchAll(LINK)].map((m) => m[1]!))),
].filter((link) => !link.startsWith('/api/'));

describe('a link in the sources', () => {
  it('is found', () => expect(links).toContain('/klotz/new'));

  it.each(links)('leads to a page: %s', (link) => expect(isPage(link)).toBe(true));
});
