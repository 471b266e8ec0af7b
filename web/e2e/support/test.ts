/**
 * The `test` every file here uses: a table to play at, and a browser that has nothing to complain
 * about. A test fails if a page throws, logs an error, breaks the content security policy or asks
 * for something it cannot have.
 */
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { ClimbersTable } from './climbers-table';
import { NewGame } from './new-game';
import { drawLessOften } from './pace';
import { Table } from './table';
import { XStackTable } from './xstack-table';

export { expect };

interface Options {
  /**
   * The view the table opens with. Flat is drawn in a moment; 3D is drawn in software here, so
   * that its picture is kept simple.
   */
  view: '3d' | 'flat';
}

interface Fixtures {
  complaints: string[];
  newGame: NewGame;
  table: Table;
  climbers: ClimbersTable;
  xstack: XStackTable;
}

export const test = base.extend<Options & Fixtures>({
  view: ['3d', { option: true }],
  complaints: [
    async ({ context }, use) => {
      const complaints = listen(context);
      await use(complaints);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, view }, use) => {
    await prepare(context, view);
    await use(context);
  },
  newGame: async ({ page }, use) => use(new NewGame(page)),
  table: async ({ page }, use) => use(new Table(page)),
  climbers: async ({ page }, use) => use(new ClimbersTable(page)),
  xstack: async ({ page }, use) => use(new XStackTable(page)),
});

/** Makes a browser one that can be tested quickly, in which every table opens with a view. */
export async function prepare(context: BrowserContext, view: Options['view']): Promise<void> {
  await drawLessOften(context);
  await context.addInitScript((chosen) => {
    if (location.protocol === 'about:') return; // an empty page keeps nothing
    for (const game of ['klotz', 'climbers', 'xstack']) {
      const key = `holz.${game}.settings`;
      if (localStorage.getItem(key)) continue;
      localStorage.setItem(key, JSON.stringify({ view: chosen, picture: 'simple' }));
    }
  }, view);
}

/** An address without a page: status 404 is right there. */
const MISSING = '/nowhere';

/** Collects what goes wrong in any page of the browser. Chromium logs CSP violations as errors. */
function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(`thrown: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith(MISSING))
      complaints.push(`logged: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith(MISSING))
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given';
    // Leaving a page calls off what it was still loading: that is the browser's doing.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
}

/** For tests that are not about motion: nobody waits for it. */
export const CALM = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** For games where the picture is not what is tested, either: many times faster to draw. */
export const FLAT = { ...CALM, view: 'flat' } as const;
