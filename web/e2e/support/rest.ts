import { expect, type Page } from '@playwright/test';

/** Waits until everything on the table stands where it says. */
export async function rest(page: Page, timeout = 30_000): Promise<void> {
  // A window of another size is noticed in the next frame, and what moves is known after it.
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i += 1) await new Promise((next) => requestAnimationFrame(next));
  });
  await expect(page.locator('[data-moving]')).toHaveCount(0, { timeout });
}
