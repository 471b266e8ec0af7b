import { expect, FLAT, test } from './support/test';

test.use({ ...FLAT, serviceWorkers: 'allow' });

test('X-Stack is there without a network once it was opened', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  /** How much of what a first visit does not keep is not kept yet. */
  const missing = () =>
    page.evaluate(async () => {
      const worker = await (await fetch('/service-worker.js')).text();
      const [later] = worker.match(/(?<="later":)\[.*?\]/)!;
      const name = (await caches.keys()).find((each) => each.startsWith('holz-page-'))!;
      const cached = (await (await caches.open(name)).keys()).map(
        ({ url }) => new URL(url).pathname,
      );
      return (JSON.parse(later) as string[]).filter((file) => !cached.includes(file));
    });
  expect((await missing()).some((file) => file.includes('xstack_bg'))).toBe(true);

  await page.goto('/xstack/new');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect.poll(missing).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goto('/xstack/rules');
  await expect(heading).toBeVisible();
});
