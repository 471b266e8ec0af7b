import { expect, test } from './support/test';
import { BOTS } from './support/xstack-table';

test.use({ viewport: { width: 900, height: 620 }, contextOptions: { reducedMotion: 'reduce' } });

test('two bots play a game to its end', async ({ page, xstack }) => {
  await page.addInitScript((log) => {
    if (location.protocol === 'about:' || localStorage.getItem('holz.xstack.log')) return;
    localStorage.setItem('holz.xstack.log', log);
  }, BOTS);
  await page.goto('/xstack');
  await expect(xstack.result).toBeVisible({ timeout: 100_000 });
  await expect(page.getByText(/^[0-4] blocks? on the X$/)).toBeVisible();
  await page.goto('/');
  await expect(
    page.getByRole('article', { name: 'X-Stack' }).getByRole('button', { name: 'Play' }),
  ).toBeVisible();
});
