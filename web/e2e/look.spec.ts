import { arrive, look, PAGES, picture } from './support/look';
import { CALM, expect, test } from './support/test';

test.use(CALM);

for (const { name, path } of PAGES) {
  test(`${name} looks well and is accessible`, async ({ page }) => {
    await arrive(page, path);
    await look(page, name, 'desktop');
  });
}

test('the table looks well and is accessible', async ({ page, newGame, table }) => {
  await newGame.play({
    seats: ['North', 'East', 'South', 'West'],
    clock: { minutes: 10, seconds: 5 },
  });
  await table.ready('3D');
  await table.line('g7-e5', 'g8-e10', 'd11xe10', 'm5-n5');
  await table.mouse.choose('e5');
  await table.mouse.point('c3');
  await look(page, 'table-3d', 'desktop');
  await table.show('Flat');
  await picture(page, 'table-flat', 'desktop');
  await table.button('Menu').click();
  await look(page, 'menu', 'desktop');
  await page.keyboard.press('Escape');
  await expect(table.dialog('Menu')).toBeHidden();
  await table.mouse.choose('c3');
  await table.line('b10-a10', 'm13-n13', 'h7-j5', 'c3-a1#');
  await expect(table.result).toBeVisible();
  await look(page, 'result', 'desktop');
});
