/** The layout editor. */
import { expect, type Locator, type Page } from '@playwright/test';

export class Editor {
  readonly grid: Locator;
  readonly name: Locator;
  readonly verdict: Locator;

  constructor(readonly page: Page) {
    this.grid = page.getByRole('grid', { name: 'Layout board' });
    this.name = page.getByRole('textbox', { name: 'Name of the layout' });
    this.verdict = page.locator('.verdict');
  }

  async open(address = '/klotz/editor'): Promise<void> {
    await this.page.goto(address);
    await expect(this.grid).toBeVisible();
  }

  cell(name: string): Locator {
    return this.grid.locator(`[data-cell="${name}"]`);
  }

  /** Presses a cell with the tool in hand. */
  async press(cell: string): Promise<void> {
    await this.cell(cell).click();
  }

  async choose(group: string, name: string): Promise<void> {
    const choices = this.page.getByRole('radiogroup', { name: group, exact: true });
    const radio = choices.getByRole('radio', { name, exact: true });
    await choices.locator('label').filter({ has: radio }).click();
    await expect(radio).toBeChecked();
  }

  /** Takes a column of this height, or `Take away`, in hand. */
  async tool(height: 1 | 2 | 3 | 'Take away'): Promise<void> {
    const tools = this.page.getByRole('radiogroup', { name: 'Column to place' });
    const name = height === 'Take away' ? height : new RegExp(`^Height ${height}:`);
    const radio = tools.getByRole('radio', { name });
    await tools.locator('label').filter({ has: radio }).click();
    await expect(radio).toBeChecked();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Every cell by its name, as a screen reader is told it. */
  async columns(): Promise<string[]> {
    const names = await this.grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    return names.filter((name) => name.includes('column'));
  }
}
