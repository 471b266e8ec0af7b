import { expect, test, type Page } from '@playwright/test';

const PATHS = [
  '/',
  '/klotz',
  '/klotz/new',
  '/klotz/rules',
  '/klotz/editor',
  '/klotz/puzzles',
  '/climbers',
  '/climbers/new',
  '/climbers/rules',
  '/online',
  '/about',
];

/** What a first visit may cost, everything included. */
const FIRST_LOAD_BYTES = 700_000;

/**
 * Everything the browser complains about: errors of the page, refused requests, and what the
 * content security policy forbids.
 */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      complaints.push(`${message.text()} (${message.location().url})`);
    }
  });
  return complaints;
}

/** Counts what comes over the wire, compressed, with headers. */
async function countBytes(page: Page): Promise<() => number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength;
  });
  return () => bytes;
}

for (const path of PATHS) {
  test(`${path} opens directly, in strict security and within its budget`, async ({ page }) => {
    const complaints = collectComplaints(page);
    const bytes = await countBytes(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await expect(page.getByRole('heading').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    expect(bytes()).toBeGreaterThan(1000);
    expect(bytes()).toBeLessThanOrEqual(FIRST_LOAD_BYTES);
  });
}

test('a missing file is a plain 404, not the page', async ({ request }) => {
  const missing = await request.get('/assets/no-such-file.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['x-content-type-options']).toBe('nosniff');
});
