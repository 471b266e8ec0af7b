import { expect, FLAT, test } from './support/test';

test.use({ ...FLAT, serviceWorkers: 'allow' });

test('a page that was visited once opens and plays without a network', async ({
  page,
  context,
  newGame,
  table,
}) => {
  await newGame.play({ seats: ['North', 'South'] });
  await table.ready();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await page.reload();
  await table.ready();
  await table.line('g7-e5');
  await table.expectMoves('g7-e5');

  // Pages that were never opened are there as well.
  await page.goto('/klotz/rules');
  await expect(page.getByRole('heading', { level: 1, name: 'Klotz: the rules' })).toBeVisible();
});
