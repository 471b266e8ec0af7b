/** Ways to touch the board. Each acts as a person would, through real events of the browser. */
import { expect, type CDPSession } from '@playwright/test';
import type { Board, Point } from './board';

export interface Hand {
  /** Chooses the piece on a cell, or the cell as its goal. */
  choose(cell: string): Promise<void>;
}

/** A hand that can carry a piece from one cell to another. */
export interface DraggingHand extends Hand {
  drag(from: string, to: string | Point): Promise<void>;
}

const STEPS = 4;

export class Mouse implements DraggingHand {
  constructor(private readonly board: Board) {}

  async choose(cell: string): Promise<void> {
    const { x, y } = await this.board.point(cell);
    await this.board.page.mouse.click(x, y);
  }

  async point(cell: string): Promise<void> {
    const { x, y } = await this.board.point(cell);
    await this.board.page.mouse.move(x, y);
  }

  async drag(from: string, to: string | Point): Promise<void> {
    const { mouse } = this.board.page;
    const start = await this.board.point(from);
    const end = typeof to === 'string' ? await this.board.point(to) : to;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(end.x, end.y, { steps: STEPS });
    await mouse.up();
  }
}

export class Finger implements DraggingHand {
  private session: Promise<CDPSession> | undefined;

  constructor(private readonly board: Board) {}

  async choose(cell: string): Promise<void> {
    const { x, y } = await this.board.point(cell);
    await this.board.page.touchscreen.tap(x, y);
  }

  async drag(from: string, to: string | Point): Promise<void> {
    const start = await this.board.point(from);
    const end = typeof to === 'string' ? await this.board.point(to) : to;
    await this.touch('touchStart', [start]);
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      const x = start.x + (end.x - start.x) * part;
      const y = start.y + (end.y - start.y) * part;
      await this.touch('touchMove', [{ x, y }]);
    }
    await this.touch('touchEnd', []);
  }

  /** Playwright taps but does not drag with a finger; the browser's own protocol does. */
  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
    const { page } = this.board;
    this.session ??= page.context().newCDPSession(page);
    await (await this.session).send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

export class Keys implements Hand {
  constructor(private readonly board: Board) {}

  /** Walks there with the arrow keys, as the board lies with red's corner at the lower left. */
  async go(cell: string): Promise<void> {
    const here = await this.board.grid.locator(':focus').getAttribute('data-cell');
    if (!here) throw new Error('the board does not have the focus');
    const files = cell.charCodeAt(0) - here.charCodeAt(0);
    const ranks = Number(cell.slice(1)) - Number(here.slice(1));
    await this.press(files > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(files));
    await this.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(ranks));
    await expect(this.board.cell(cell)).toBeFocused();
  }

  async choose(cell: string): Promise<void> {
    await this.go(cell);
    await this.press('Enter');
  }

  async press(key: string, times = 1): Promise<void> {
    for (let i = 0; i < times; i += 1) await this.board.page.keyboard.press(key);
  }
}
