/** The board on screen: the named grid that lies over the picture, and where its cells are seen. */
import type { Locator, Page } from '@playwright/test';
import { rest } from './rest';

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
      .map((name) => name.replace(/, (can move|selected|target[^,]*|the last move [^,]*)/g, ''))
      .filter((name) => /column|Klotz/.test(name));
  }

  /** Waits until pieces and view are at rest: then `point` can be trusted until something moves them again. */
  async rest(): Promise<void> {
    await rest(this.page);
  }

  /** Where the middle of a cell is seen in the window. */
  async point(name: string): Promise<Point> {
    const box = await this.cell(name).boundingBox();
    if (!box || box.width === 0) throw new Error(`${name} is nowhere on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
