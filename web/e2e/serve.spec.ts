import { expect, test, type Page } from '@playwright/test';

/**
 * Everything the browser complains about: errors of the page, refused requests, and what the
 * content security policy forbids.
 */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

test('the page starts under the strict content security policy', async ({ page }) => {
  const complaints = collectComplaints(page);
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('a path inside the page can be opened directly', async ({ page }) => {
  const response = await page.goto('/klotz/rules');
  expect(response?.status()).toBe(200);
  await expect(page.locator('#app')).not.toBeEmpty();
});

test('the first visit stays within its budget, everything included', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength;
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(700_000);
});

test('a missing file is a plain 404, not the page', async ({ request }) => {
  const missing = await request.get('/assets/no-such-file.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['x-content-type-options']).toBe('nosniff');
});
