import { afterEach, describe, expect, it } from 'vitest';
import { GAMES } from '@/games';
import { chooseLanguage, loadPart, t } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';
import { pageTitle } from '@/ui/page-title.svelte';
import served from '../../../crates/server/data/pages.txt?raw';
import { isPage, pageAt, pagePaths } from './pages';

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

  it('is known to the server, which answers anything else with status 404', () => {
    const known = served.split('\n').filter((line) => line.startsWith('/'));
    expect(known.sort()).toEqual(pagePaths().sort());
  });

  it.each(LANGUAGES)('has a title of its own in %s', async (language) => {
    await chooseLanguage(language);
    await Promise.all((['online', 'coach', 'learn', 'xstack'] as const).map(loadPart));
    const paths = [...pagePaths(), '/online/people/Ada', `/online/${ID}`, '/missing'];
    const titles = paths.map((path) => pageTitle.text(pageAt(path).title.map((part) => t(part))));
    expect(new Set(titles).size).toBe(paths.length);
    expect(titles).toContain(`${t('common.newGame')} · ${t('common.klotz')}`);
  });
});

describe('a document title', () => {
  afterEach(() => {
    pageTitle.detail = '';
    pageTitle.isYourTurn = false;
  });

  it('begins with what the page shows', () => {
    pageTitle.detail = 'KLOTZ';
    expect(pageTitle.text(['Online table', 'Holz'])).toBe('KLOTZ · Online table · Holz');
  });

  it('is marked while it is your turn', () => {
    pageTitle.isYourTurn = true;
    expect(pageTitle.text(['Online table', 'Holz'])).toBe('● Online table · Holz');
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
