import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import { boardReady, byMouse, newGame, takeTurn } from './table';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, each with the first element it is about. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await engine.run(document);
    return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const path of ['/', '/klotz/new', '/klotz/rules', '/klotz/editor', '/about', '/nowhere']) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });
    }

    test('axe finds nothing at the table and in its dialogs', async ({ page }) => {
      await newGame(page, { seats: 3 });
      await takeTurn(page, byMouse, () => page.keyboard.press('Escape'));
      await byMouse(page, 'c9');
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'About this game' }).click();
      await expect(page.getByText('This layout is a reconstruction.')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await boardReady(page);
    });
  });
}
