import { FOUR_SEATS } from './support/lines';
import { arrive, look, PAGES, picture } from './support/look';
import { CALM, expect, test } from './support/test';

test.use(CALM);

for (const { name, path } of PAGES) {
  test(`${name} looks well and is accessible on a phone`, async ({ page }) => {
    await arrive(page, path);
    await look(page, name, 'phone');
  });
}

test.describe('at the table', () => {
  test.use({ view: 'flat' });

  test('the board looks well and is accessible on a phone', async ({ page, newGame, table }) => {
    table.hand = table.finger;
    await newGame.play({ seats: ['North', 'East', 'South', 'West'] });
    await table.ready();
    await table.line('g7-e5', 'g8-e10', 'd11xe10', 'm5-n5');
    await table.finger.choose('e5');
    await picture(page, 'table-flat', 'phone');
    await table.button('3D').click();
    await table.board.rest();
    await look(page, 'table-3d', 'phone');
  });

  test('menu and result look well and are accessible on a phone', async ({
    page,
    newGame,
    table,
  }) => {
    table.hand = table.finger;
    await newGame.play({ seats: ['North', 'East', 'South', 'West'] });
    await table.ready();
    await table.button('Menu').click();
    await look(page, 'menu', 'phone');
    await page.keyboard.press('Escape');
    await expect(table.dialog('Menu')).toBeHidden();
    await table.line(...FOUR_SEATS.map(({ move }) => move));
    await expect(table.result).toBeVisible();
    await look(page, 'result', 'phone');
  });
});
