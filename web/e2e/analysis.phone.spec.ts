import type { Page } from '@playwright/test';
import { look } from './support/look';
import { expect, FLAT, test } from './support/test';

test.use(FLAT);

/** Nothing in the panel is cut off at its side. */
async function expectWhole(page: Page): Promise<void> {
  const spare = await page
    .locator('.analysis')
    .evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(spare).toBeLessThanOrEqual(0);
}

test('on a phone the board stays in sight above the analysis', async ({ page, newGame, table }) => {
  await newGame.play({ seats: ['North', 'South'] });
  await table.ready();
  table.hand = table.finger;
  await table.line('g7-e5', 'h8-j10', 'e5-c3');
  await table.menu('Analyse');
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 60_000 });
  await table.board.rest();
  await look(page, 'analysis', 'phone');
  await expectWhole(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^2 / }).tap();
  await expect(table.board.cell('j10')).toBeInViewport();
  await page.getByRole('group', { name: 'Best move:' }).getByRole('button').first().tap();
  await table.hears('Possible line, move 3');
  await page.getByRole('button', { name: 'Close analysis' }).tap();
  await expect(table.status).toHaveText(/move 2 of 3/i);
  await table.button('Back to the game').tap();
  await table.expectTurn('South');
});

test('turns of The Climbers are told in words that fit', async ({ page, climbers }) => {
  await climbers.open();
  await climbers.button('Hint').tap();
  await climbers.hears(/^Hint: /);
  await climbers.tower.rest();
  const take = climbers.button('Take it over');
  if (await take.isVisible()) await take.tap();
  await climbers.tower.rest();
  await page.getByRole('button', { name: /^(End turn|Pass)$/ }).tap();
  await climbers.menu('Analyse');
  const list = page.getByRole('table', { name: 'All moves, analysed' });
  await expect(list.getByRole('button')).toHaveText([
    /^1\s*([\w ]+(: [\w ]+)? → height \d+|height \d+|pass)$/,
  ]);
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 60_000 });
  await expectWhole(page);
});
