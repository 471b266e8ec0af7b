/** Radio buttons, which are drawn as segments, tiles or cards: one presses what is seen. */
import { expect, type Locator, type Page } from '@playwright/test';

export async function choose(
  within: Page | Locator,
  group: string,
  name: string | RegExp,
): Promise<void> {
  const choices = within.getByRole('radiogroup', { name: group, exact: true });
  const radio = choices.getByRole('radio', { name, exact: true });
  // The button itself is out of sight; its label is around it.
  await radio.locator('..').click();
  await expect(radio).toBeChecked();
}
