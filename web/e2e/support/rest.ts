import { expect, type Page } from '@playwright/test';

/** Waits until everything on the table stands where it says. */
export async function rest(page: Page): Promise<void> {
  // A window of another size is noticed in the next frame.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
  await expect(page.locator('[data-moving]')).toHaveCount(0, { timeout: 30_000 });
}
