import type { Page } from '@playwright/test';
import { storedLessons, takeCourse } from './support/lessons';
import { look } from './support/look';
import { pressPoint } from './support/scene';
import { expect, test } from './support/test';
import type { XStackTable } from './support/xstack-table';

test.use({ viewport: { width: 1280, height: 800 } });

/** Grabs a block seen from above, lifts it with the wheel and waits until it is free. */
async function lift(page: Page, xstack: XStackTable, block: string, wheel = 450) {
  await xstack.rest();
  const from = await xstack.point(block);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y);
  await xstack.hears(new RegExp(`^Holding the .*${block}\\.$`));
  await page.mouse.move(from.x, from.y);
  await page.mouse.wheel(0, wheel);
  await xstack.hears(`${block} is free.`);
  return from;
}

async function carry(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  for (let i = 1; i <= 10; i += 1) {
    const part = i / 10;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  }
}

/** Puts a block onto another one, from above, with the mouse. */
async function put(page: Page, xstack: XStackTable, block: string, onto: string, lower = 240) {
  const to = await xstack.point(onto);
  await carry(page, await lift(page, xstack, block), to);
  await xstack.arrives();
  await page.mouse.wheel(0, -lower);
  await xstack.arrives();
  await page.mouse.up();
}

/** Brings a block to the tray. */
async function bonus(page: Page, xstack: XStackTable, block: string) {
  await xstack.hears(/is higher now\./);
  const from = await lift(page, xstack, block);
  await carry(page, from, { x: from.x, y: from.y + 380 });
  await xstack.hears(`${block} is in the tray.`);
  await page.mouse.up();
}

/** Pulls a bar out to the front, then lays it on top of the pile. */
async function pullOut(page: Page, xstack: XStackTable, block: string) {
  await page.keyboard.press('5');
  await xstack.rest();
  const from = await pressPoint(page, block);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, from.y);
  await page.mouse.move(from.x, from.y);
  for (let i = 0; i < 12; i += 1) {
    await page.mouse.wheel(0, 100);
    await page.waitForTimeout(250);
  }
  await xstack.hears(`${block} is free.`);
  await page.waitForTimeout(500);
  await carry(page, from, { x: from.x, y: from.y - 170 });
  await xstack.arrives();
  for (let i = 0; i < 12; i += 1) {
    await page.mouse.wheel(0, -100);
    await page.waitForTimeout(150);
  }
  await xstack.arrives();
}

/** What a learner does in each lesson. */
const SOLVE: Readonly<Record<string, (page: Page, xstack: XStackTable) => Promise<void>>> = {
  grab: (page, xstack) => put(page, xstack, 'B03', 'W01'),
  pull: async (page, xstack) => {
    await pullOut(page, xstack, 'R01');
    await page.mouse.up();
  },
  jam: async (page, xstack) => {
    await page.keyboard.press('5');
    await xstack.rest();
    const from = await pressPoint(page, 'N01');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 5, from.y);
    await page.mouse.move(from.x, from.y);
    await page.mouse.wheel(0, 150);
    await expect(xstack.status).toContainText('stuck', { timeout: 20_000 });
    await page.mouse.up();
    await xstack.rest();
    await xstack.fromAbove();
    await put(page, xstack, 'W02', 'N02', 120);
  },
  rotate: async (page, xstack) => {
    const from = await lift(page, xstack, 'B05');
    for (let i = 0; i < 18; i += 1) await page.keyboard.press('q');
    await xstack.arrives();
    await page.mouse.move(from.x, from.y);
    await page.mouse.wheel(0, -200);
    await xstack.arrives();
    await page.mouse.up();
  },
  higher: (page, xstack) => put(page, xstack, 'B04', 'W01'),
  bonus: async (page, xstack) => {
    await put(page, xstack, 'B03', 'W01');
    await bonus(page, xstack, 'Y03');
  },
  low: (page, xstack) => put(page, xstack, 'B03', 'Y05', 600),
  fall: async (page, xstack) => {
    await lift(page, xstack, 'R03');
    await page.mouse.up();
  },
  cancel: async (page, xstack) => {
    await put(page, xstack, 'G03', 'W01');
    await bonus(page, xstack, 'B03');
  },
  decline: async (_, xstack) => xstack.button('Pass: take B03 as a penalty').click(),
  loose: async (page, xstack) => {
    await pullOut(page, xstack, 'B01');
    await page.mouse.up();
  },
  last: async (page, xstack) => {
    await put(page, xstack, 'G03', 'R03');
    await bonus(page, xstack, 'B03');
  },
};

test('the course of X-Stack by mouse', async ({ page, xstack }) => {
  test.setTimeout(600_000);
  const lessons = await storedLessons('xstack');
  await page.goto('/learn/xstack');
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible();
  await look(page, 'xstack-course', 'desktop');
  await page.getByRole('link', { name: 'Start' }).click();
  await takeCourse(
    page,
    lessons,
    async ({ name }) => {
      await xstack.ready();
      if (name === 'jam') await look(page, 'xstack-lesson', 'desktop');
      await xstack.fromAbove();
      await SOLVE[name]!(page, xstack);
    },
    (name) => page.getByRole('link', { name }).click(),
  );
  await page.getByRole('button', { name: 'Play your first game of X-Stack' }).click();
  await expect(page).toHaveURL(/\/xstack$/);
});
