import { look } from './support/look';
import { expect, FLAT, test } from './support/test';

test.use(FLAT);

test('puzzles look well and are accessible on a phone', async ({ page, table }) => {
  await page.goto('/klotz/puzzles');
  await expect(page.getByRole('link', { name: 'Start puzzle 1' })).toBeVisible();
  await look(page, 'puzzles', 'phone');
  await page.getByRole('link', { name: 'Start puzzle 1' }).click();
  await table.ready();
  await look(page, 'puzzle', 'phone');
});
