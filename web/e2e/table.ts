/** What the tests do at a table: sit down, look at the board as a screen reader would, and move. */
import { expect, type Page } from '@playwright/test';

export type Point = { x: number; y: number };

/** How a hand chooses a cell: by mouse, finger or keys. */
export type Touch = (page: Page, cell: string) => Promise<void>;

interface NewGame {
  seats: 2 | 3 | 4;
  /** Seats that bots play, counted from 1. */
  bots?: number[];
  view?: '3d' | 'flat';
}

/** Starts a game through the page for new games and waits for its board. */
export async function newGame(page: Page, { seats, bots = [], view = 'flat' }: NewGame) {
  await page.addInitScript((wanted) => {
    localStorage.setItem('holz.klotz.settings', JSON.stringify({ view: wanted }));
  }, view);
  await page.goto('/klotz/new');
  await choose(page, String(seats));
  for (let seat = 1; seat <= seats; seat++) {
    const row = page.getByRole('group', { name: `Player ${seat}` });
    await row.getByText(bots.includes(seat) ? 'Bot' : 'Person', { exact: true }).click();
  }
  await page.getByRole('radiogroup', { name: 'Who starts' }).getByText('Red').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await boardReady(page);
}

/** A segment of the control for the number of players. */
async function choose(page: Page, count: string) {
  await page.getByRole('radiogroup', { name: 'How many play' }).getByText(count).click();
}

/** The board is there and its cells lie where they are seen. */
export async function boardReady(page: Page) {
  await expect(page.getByRole('grid', { name: 'Board' })).toBeAttached();
  await expect
    .poll(async () => {
      const [a, b] = [await pointOf(page, 'a1'), await pointOf(page, 'n14')];
      return Math.hypot(a.x - b.x, a.y - b.y);
    })
    .toBeGreaterThan(100);
}

/** Where a cell is seen. */
export async function pointOf(page: Page, cell: string): Promise<Point> {
  const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
  if (!box) throw new Error(`${cell} is not on the board`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const byMouse: Touch = async (page, cell) => {
  const { x, y } = await pointOf(page, cell);
  await page.mouse.click(x, y);
};

export const byFinger: Touch = async (page, cell) => {
  const { x, y } = await pointOf(page, cell);
  await page.touchscreen.tap(x, y);
};

/** Walks with the arrow keys from where the focus is, and presses Enter. */
export const byKeys: Touch = async (page, cell) => {
  const place = (name: string) => ({ file: name.charCodeAt(0), rank: Number(name.slice(1)) });
  for (;;) {
    const here = await page.evaluate(
      () => (document.activeElement as HTMLElement | null)?.dataset.cell,
    );
    if (!here) throw new Error('the keyboard has left the board');
    if (here === cell) return page.keyboard.press('Enter');
    const [from, to] = [place(here), place(cell)];
    if (from.file !== to.file) {
      await page.keyboard.press(from.file < to.file ? 'ArrowRight' : 'ArrowLeft');
    } else await page.keyboard.press(from.rank < to.rank ? 'ArrowUp' : 'ArrowDown');
  }
};

interface CellName {
  cell: string;
  name: string;
}

/** Every cell as a screen reader hears it. */
export async function cells(page: Page): Promise<CellName[]> {
  return page.locator('[data-cell]').evaluateAll((all) =>
    all.map((each) => ({
      cell: (each as HTMLElement).dataset.cell!,
      name: each.getAttribute('aria-label')!,
    })),
  );
}

const GOALS: Record<string, string> = { red: 'a1', yellow: 'a14', green: 'n14', blue: 'n1' };

function steps(from: string, to: string): number {
  const files = Math.abs(from.charCodeAt(0) - to.charCodeAt(0));
  return files + Math.abs(Number(from.slice(1)) - Number(to.slice(1)));
}

/**
 * One turn: the Klotz runs for its corner if it can come nearer, else some column moves. Everything
 * is read from the names of the cells, so this also shows that they are enough to play by.
 */
export async function takeTurn(page: Page, touch: Touch, putBack: () => Promise<void>) {
  const movable = (await cells(page)).filter(({ name }) => name.includes('can move'));
  const klotz = movable.find(({ name }) => name.includes('Klotz'));
  if (klotz) {
    const colour = /(\w+) Klotz/.exec(klotz.name)![1]!;
    const goal = GOALS[colour]!;
    await touch(page, klotz.cell);
    const targets = (await cells(page)).filter(({ name }) => name.includes('target'));
    const nearest = targets.sort((a, b) => steps(a.cell, goal) - steps(b.cell, goal))[0];
    if (nearest && steps(nearest.cell, goal) < steps(klotz.cell, goal)) {
      return touch(page, nearest.cell);
    }
    await putBack();
  }
  const column = movable.find(({ name }) => name.includes('column'));
  if (!column) throw new Error('nothing can move');
  await touch(page, column.cell);
  const target = (await cells(page)).find(({ name }) => name.endsWith('target'));
  await touch(page, target!.cell);
}

/** How many moves the list shows. */
export function played(page: Page) {
  return page.locator('[data-ply]');
}
