import { expect, test } from '@playwright/test';
import { byFinger, newGame, takeTurn } from './table';

test('a whole game by touch, and the page never scrolls under the board', async ({ page }) => {
  await newGame(page, { seats: 2 });
  const over = page.getByRole('button', { name: 'Rematch' });
  const live = page.locator('[aria-live="polite"]');
  for (let turn = 1; turn <= 40 && !(await over.isVisible()); turn++) {
    await takeTurn(page, byFinger, () => page.getByRole('button', { name: 'Cancel' }).click());
    await expect(live).toContainText(turn % 2 === 1 ? 'Red moves' : 'Green moves');
  }
  await expect(page.getByRole('heading', { name: 'Red wins.' })).toBeVisible();
  expect(await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale])).toEqual([0, 0, 1]);
});

test('moves can be confirmed, and are listed in a sheet', async ({ page }) => {
  await newGame(page, { seats: 2 });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByLabel('Confirm moves').check();
  await page.getByRole('button', { name: 'Close' }).tap();
  await byFinger(page, 'c6');
  await byFinger(page, 'c3');
  const place = page.getByRole('button', { name: 'Place on c3' });
  await expect(place).toBeEnabled();
  await place.tap();
  await page.getByRole('button', { name: 'Moves' }).tap();
  await expect(page.getByRole('dialog', { name: 'Moves' }).locator('[data-ply]')).toHaveText([
    'c6–c3',
  ]);
});
