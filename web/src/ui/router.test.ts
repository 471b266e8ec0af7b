import { describe, expect, it } from 'vitest';
import { linkTarget, routeOf } from './router';

const HERE = new URL('http://holz.test/klotz/rules');

describe('a route', () => {
  it.each([
    ['/', { path: '/', fragment: '' }],
    ['/klotz/', { path: '/klotz', fragment: '' }],
    ['/klotz/editor#layout=abc', { path: '/klotz/editor', fragment: 'layout=abc' }],
  ])('of %s has a path and a fragment', (address, route) => {
    expect(routeOf(new URL(address, HERE))).toEqual(route);
  });
});

const isPage = (path: string) => /^\/klotz(\/\w+)?$/.test(path);

/** A click on a link, with only the properties the router reads. */
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

describe('a click on a link', () => {
  it('to another page is handled here', () => {
    expect(linkTarget(press('/klotz/new'), HERE, isPage)?.pathname).toBe('/klotz/new');
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
    expect(linkTarget(event, HERE, isPage)).toBeNull();
  });
});
