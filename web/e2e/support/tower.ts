/** The tower on screen: where its cells are seen, and hands that press there. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Point } from './board';
import { rest } from './rest';
import { topsOf } from './scene';

export class Tower {
  readonly target: Locator;

  constructor(readonly page: Page) {
    this.target = page.getByRole('application', { name: 'Tower' });
  }

  /** Where the middle of the tops of some cells is seen in the window. */
  async point(...cells: string[]): Promise<Point> {
    const tops = await topsOf(this.page, cells);
    const sum = tops.reduce(({ x, y }, { at }) => ({ x: x + at.x, y: y + at.y }), { x: 0, y: 0 });
    return { x: sum.x / tops.length, y: sum.y / tops.length };
  }

  /** How high it is at a cell. */
  async height(cell: string): Promise<number> {
    const [top] = await topsOf(this.page, [cell]);
    return top!.height;
  }

  /** Waits until the blocks and the view are at rest: then `point` can be trusted until something moves them again. */
  async rest(): Promise<void> {
    await rest(this.page);
  }
}

/** A hand at the tower. */
export interface TowerHand {
  press(...cells: string[]): Promise<void>;
}

export class TowerMouse implements TowerHand {
  constructor(private readonly tower: Tower) {}

  async press(...cells: string[]): Promise<void> {
    const { x, y } = await this.tower.point(...cells);
    await this.tower.page.mouse.click(x, y);
  }

  async point(...cells: string[]): Promise<void> {
    const { x, y } = await this.tower.point(...cells);
    await this.tower.page.mouse.move(x, y, { steps: 2 });
  }

  async drag(from: string[], to: string[]): Promise<void> {
    const { mouse } = this.tower.page;
    const start = await this.tower.point(...from);
    const end = await this.tower.point(...to);
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(end.x, end.y, { steps: 4 });
    await mouse.up();
  }
}

export class TowerFinger implements TowerHand {
  private session: Promise<CDPSession> | undefined;

  constructor(private readonly tower: Tower) {}

  async press(...cells: string[]): Promise<void> {
    const { x, y } = await this.tower.point(...cells);
    await this.tower.page.touchscreen.tap(x, y);
  }

  async drag(start: Point, end: Point, steps = 4): Promise<void> {
    await this.touch('touchStart', [start]);
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      const x = start.x + (end.x - start.x) * part;
      const y = start.y + (end.y - start.y) * part;
      await this.touch('touchMove', [{ x, y }]);
    }
    await this.touch('touchEnd', []);
  }

  /** Playwright taps but does not drag with a finger; the browser's own protocol does. */
  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
    const { page } = this.tower;
    this.session ??= page.context().newCDPSession(page);
    await (await this.session).send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
