/** The layout editor. */
import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose';

export class Editor {
  readonly grid: Locator;
  readonly name: Locator;
  readonly verdict: Locator;

  constructor(readonly page: Page) {
    this.grid = page.getByRole('grid', { name: 'Layout board' });
    this.name = page.getByRole('textbox', { name: 'Layout name' });
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

  /** Takes a column of this height, or `Remove`, in hand. */
  async tool(tool: 1 | 2 | 3 | 'Remove'): Promise<void> {
    const name = tool === 'Remove' ? tool : new RegExp(`^Height ${tool}:`);
    await choose(this.page, 'Column to place', name);
  }

  /** How many images of a cell are changed together. */
  async together(count: 'None' | '2-fold' | '4-fold' | '8-fold'): Promise<void> {
    await choose(this.page, 'Symmetry', count);
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
