import { expect, SMALL_AND_FLAT, test } from './support/test';

test.use({ ...SMALL_AND_FLAT, serviceWorkers: 'allow' });

test('X-Stack is there without a network once it was opened', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const cache = await caches.open(names.find((name) => name.startsWith('holz-page-')) ?? '');
      return (await cache.keys()).filter(({ url }) => url.includes('xstack_bg')).length;
    });
  expect(await kept()).toBe(0);

  await page.goto('/xstack/new');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect.poll(kept).toBe(1);

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goto('/xstack/rules');
  await expect(heading).toBeVisible();
});
