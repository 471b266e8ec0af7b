/**
 * A look at every page: a picture for people, axe for those who do not see it, and that nothing
 * sticks out at the side. The pictures lie in `test-results/look`.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from '@playwright/test';

export const PAGES = [
  { name: 'home', path: '/' },
  { name: 'new-game', path: '/klotz/new' },
  { name: 'rules', path: '/klotz/rules' },
  { name: 'editor', path: '/klotz/editor' },
  { name: 'climbers-new-game', path: '/climbers/new' },
  { name: 'climbers-rules', path: '/climbers/rules' },
  { name: 'xstack-new-game', path: '/xstack/new' },
  { name: 'xstack-rules', path: '/xstack/rules' },
  { name: 'xstack-editor', path: '/xstack/editor' },
  { name: 'about', path: '/about' },
  { name: 'missing', path: '/nowhere' },
] as const;

const THEMES = ['light', 'dark'] as const;

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Size = 'desktop' | 'phone';

/** Takes a picture of the page as it is in both themes, and calls `check` in each. */
export async function picture(
  page: Page,
  name: string,
  size: Size,
  check: (where: string) => Promise<void> = async () => {},
): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await faded(page);
    await check(`${name} (${size}, ${theme})`);
    await page.screenshot({ path: `test-results/look/${name}-${size}-${theme}.png` });
  }
}

/** A picture, and that everyone can use what is in it. */
export async function look(page: Page, name: string, size: Size): Promise<void> {
  await picture(page, name, size, (where) => expectAccessible(page, where));
  const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(spare, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** Colours fade from one theme to the other: waits until they have. */
async function faded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // One frame for the new colours to be asked for, then as long as they take.
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** No serious or critical finding of axe. The message names each with the elements it is about. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  // Evaluated by the browser's protocol, not by the page: its content security policy stays as it is.
  await page.evaluate(await axeSource);
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(grave, where).toEqual([]);
}

/** Every page is whole: its heading stands and nothing is on its way any more. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}
