import { describe, expect, it } from 'vitest';
import { linkTarget, routeOf } from './router';

const HERE = new URL('http://holz.test/klotz/rules');

describe('routes', () => {
  it.each([
    ['/', 'home'],
    ['/klotz', 'klotz'],
    ['/klotz/', 'klotz'],
    ['/klotz/new', 'klotzNew'],
    ['/klotz/rules', 'klotzRules'],
    ['/klotz/editor', 'klotzEditor'],
    ['/climbers', 'climbers'],
    ['/climbers/new', 'climbersNew'],
    ['/climbers/rules/', 'climbersRules'],
    ['/climbers/editor', 'missing'],
    ['/about', 'about'],
    ['/online', 'online'],
    ['/online/new/climbers', 'onlineNew'],
    ['/online/new/chess', 'missing'],
    ['/online/0123456789abcdef0123456789abcdef', 'onlineTable'],
    ['/online/0123456789ABCDEF0123456789ABCDEF', 'missing'],
    ['/online/0123', 'missing'],
    ['/chess', 'missing'],
    ['/toString', 'missing'],
    ['/klotz/new/x', 'missing'],
  ])('%s is the page %s', (path, page) => {
    expect(routeOf(new URL(path, HERE)).page).toBe(page);
  });

  it('keep what follows the #', () => {
    expect(routeOf(new URL('/klotz/editor#layout=abc', HERE))).toEqual({
      page: 'klotzEditor',
      path: '/klotz/editor',
      fragment: 'layout=abc',
    });
  });
});

/** A press on a link, with only what the router looks at. */
function press(href: string, event: Partial<MouseEvent> = {}, link: Record<string, unknown> = {}) {
  const anchor = {
    localName: 'a',
    href: new URL(href, HERE).href,
    target: '',
    hasAttribute: (name: string) => name in link,
    ...link,
  };
  const path = [{ localName: 'span' }, anchor, { localName: 'main' }];
  return { button: 0, composedPath: () => path, ...event } as unknown as MouseEvent;
}

describe('a press on a link', () => {
  it('to another page stays in the page', () => {
    expect(linkTarget(press('/klotz/new'), HERE)?.pathname).toBe('/klotz/new');
  });

  it.each([
    ['with the middle button', press('/klotz/new', { button: 1 })],
    ['with a modifier', press('/klotz/new', { ctrlKey: true })],
    ['that something else handled', press('/klotz/new', { defaultPrevented: true })],
    ['to another site', press('https://example.org/klotz')],
    ['to a file', press('/game.klotz', {}, { download: '' })],
    ['to a new window', press('/klotz', {}, { target: '_blank' })],
    ['to a page there is not', press('/healthz')],
    ['to a section of this page', press('/klotz/rules#moves')],
  ])('%s is left to the browser', (_, event) => {
    expect(linkTarget(event, HERE)).toBeNull();
  });
});
