/** The board on screen: the named grid that lies over the picture, and where its cells are seen. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

export class Board {
  readonly grid: Locator;

  constructor(readonly page: Page) {
    this.grid = page.getByRole('grid', { name: 'Board' });
  }

  cell(name: string): Locator {
    return this.grid.locator(`[data-cell="${name}"]`);
  }

  /** What stands on every cell, as a screen reader is told it: two equal boards say the same. */
  async pieces(): Promise<string[]> {
    const names = await this.grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    return names
      .map((name) => name.replace(/, (can move|chosen|target[^,]*|the last move [^,]*)/g, ''))
      .filter((name) => /column|Klotz/.test(name));
  }

  /**
   * Waits until the view has come to rest: the grid follows the picture half a second after a
   * camera has moved or the view has changed. Afterwards `point` can be trusted until something turns the view again.
   */
  async settle(): Promise<void> {
    let before = '';
    await expect(async () => {
      const now = JSON.stringify([await this.point('a1'), await this.point('n14')]);
      const same = now === before;
      before = now;
      expect(same, 'the view is at rest').toBe(true);
    }).toPass({ intervals: [700], timeout: 30_000 });
  }

  /** Waits until the last move has been shown to its end. */
  async rest(): Promise<void> {
    await expect(this.page.locator('[data-moving]')).toHaveCount(0);
  }

  /** Where the middle of a cell is seen in the window. */
  async point(name: string): Promise<Point> {
    const box = await this.cell(name).boundingBox();
    if (!box || box.width === 0) throw new Error(`${name} is nowhere on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
