import { expect, test } from '@playwright/test';
import { boardReady, byKeys, byMouse, cells, newGame, played, pointOf, takeTurn } from './table';

test('four people play a whole game by mouse', async ({ page }) => {
  await newGame(page, { seats: 4 });
  const over = page.getByRole('button', { name: 'Rematch' });
  for (let turn = 1; turn <= 80 && !(await over.isVisible()); turn++) {
    await takeTurn(page, byMouse, () => page.keyboard.press('Escape'));
    await expect(played(page)).toHaveCount(turn);
  }
  await expect(page.getByRole('heading', { name: 'Red wins.' })).toBeVisible();
  await expect(page.getByText('The Klotz has reached its goal corner.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByText('Looking back: the start').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await over.click();
  await expect(played(page)).toHaveCount(0);
});

test('a whole game by keyboard alone, told in the live region', async ({ page }) => {
  await newGame(page, { seats: 2 });
  await page.locator('body').press('Tab');
  for (let stops = 0; stops < 30; stops++) {
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell'))
      break;
    await page.keyboard.press('Tab');
  }
  const live = page.locator('[aria-live="polite"]');
  const over = page.getByRole('button', { name: 'Rematch' });
  for (let turn = 1; turn <= 40 && !(await over.isVisible()); turn++) {
    await takeTurn(page, byKeys, () => page.keyboard.press('Escape'));
    await expect(played(page)).toHaveCount(turn);
    await expect(live).toContainText(turn % 2 === 1 ? 'Red moves' : 'Green moves');
  }
  await expect(live).toContainText('Red wins.');
});

test('pieces can be dragged in 3D, and the flat view takes over without losing anything', async ({
  page,
}) => {
  await newGame(page, { seats: 2, view: '3d' });
  const [from, to] = [await pointOf(page, 'c6'), await pointOf(page, 'c3')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(page.getByRole('button', { name: 'Place on c3' })).toBeVisible();
  await page.mouse.up();
  await expect(played(page)).toHaveText(['c6–c3']);

  const other = await pointOf(page, 'l9');
  await page.mouse.click(other.x, other.y);
  await expect(page.getByText('Choose a place for the column on l9.')).toBeVisible();
  await page.getByText('Flat', { exact: true }).click();
  await expect(page.getByText('Choose a place for the column on l9.')).toBeVisible();
});

test('what is not possible is explained next to the board', async ({ page }) => {
  await newGame(page, { seats: 2 });
  await byMouse(page, 'h8');
  await expect(
    page.getByText('This Klotz belongs to Green; you may only move your own.').first(),
  ).toBeVisible();
  await byMouse(page, 'c6');
  await byMouse(page, 'c12');
  await expect(page.getByText('A column of height 3 moves exactly 3 cells.').first()).toBeVisible();
  await expect(played(page)).toHaveCount(0);
});

test('a game goes on after the page was closed in the middle', async ({ page }) => {
  await newGame(page, { seats: 3 });
  for (let turn = 1; turn <= 4; turn++) {
    await takeTurn(page, byMouse, () => page.keyboard.press('Escape'));
    await expect(played(page)).toHaveCount(turn);
  }
  const [before, moves] = [await cells(page), await played(page).allTextContents()];
  await page.reload();
  await boardReady(page);
  expect(await played(page).allTextContents()).toEqual(moves);
  expect(await cells(page)).toEqual(before);
});

test('a game against a bot to its end, with undo on the way', async ({ page }) => {
  await newGame(page, { seats: 2, bots: [2] });
  const over = page.getByRole('button', { name: 'Rematch' });
  await takeTurn(page, byMouse, () => page.keyboard.press('Escape'));
  await expect(played(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(played(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(played(page)).toHaveCount(2);
  // The hints come from the strongest bot, so the game does not go on for ever.
  for (let turn = 0; turn < 60 && !(await over.isVisible()); turn++) {
    const before = await played(page).count();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: /^(Place|Capture|Win) on / }).click();
    const answered = async () => (await played(page).count()) >= before + 2;
    await expect.poll(async () => (await over.isVisible()) || (await answered())).toBe(true);
  }
  await expect(over).toBeVisible();
});

test('a saved game that cannot be read is kept for download and a new one offered', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('holz.klotz.log', 'not a game'));
  await page.goto('/klotz');
  await expect(
    page.getByRole('heading', { name: 'The saved game could not be read' }),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it' }).click();
  expect((await download).suggestedFilename()).toBe('klotz-damaged.txt');
  await page.getByRole('button', { name: 'New game' }).click();
  await boardReady(page);
  await page.reload();
  await boardReady(page);
});
