import { arrive, look, PAGES, picture } from './support/look';
import { CALM, expect, test } from './support/test';

test.use(CALM);

for (const { name, path } of PAGES) {
  test(`${name} looks well and is accessible on a phone`, async ({ page }) => {
    await arrive(page, path);
    await look(page, name, 'phone');
  });
}

test('the table looks well and is accessible on a phone', async ({ page, newGame, table }) => {
  table.hand = table.finger;
  await newGame.play({ seats: ['North', 'East', 'South', 'West'] });
  await table.ready();
  await table.line('g7-e5', 'g8-e10', 'd11xe10', 'm5-n5');
  await table.finger.choose('e5');
  await look(page, 'table-3d', 'phone');
  await table.button('Flat').click();
  await table.board.rest();
  await picture(page, 'table-flat', 'phone');
  await table.button('Menu').click();
  await look(page, 'menu', 'phone');
  await page.keyboard.press('Escape');
  await expect(table.dialog('Menu')).toBeHidden();
  await table.finger.choose('c3');
  await table.line('b10-a10', 'm13-n13', 'h7-j5', 'c3-a1#');
  await expect(table.result).toBeVisible();
  await look(page, 'result', 'phone');
});
