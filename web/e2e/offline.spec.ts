import type { Worker } from '@playwright/test';
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
  await page.goto('/climbers/new');
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible();

  // Whoever has no page of a table open is told that it is their turn there.
  const [worker] = context.serviceWorkers();
  const at = '0123456789abcdef0123456789abcdef';
  const notice = await shownFor(worker!, async () => {
    const tools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      }),
    );
    await tools.send('ServiceWorker.enable');
    await tools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data: JSON.stringify({ table: at, game: 'klotz', language: 'de' }),
    });
  });
  expect(notice).toEqual(['Du bist am Zug', 'KLOTZ', `/online/${at}`]);
});

/** What is shown after something was done. A browser without a window cannot show it itself. */
async function shownFor(worker: Worker, act: () => Promise<void>): Promise<string[]> {
  await worker.evaluate(() => {
    const shown = new Promise<string[]>((resolve) => {
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
        resolve([title, options?.body ?? '', options?.data.path]);
    });
    Object.assign(self, { shown });
  });
  await act();
  return worker.evaluate(() => (self as unknown as { shown: Promise<string[]> }).shown);
}
