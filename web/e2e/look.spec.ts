import { FOUR_SEATS } from './support/lines';
import { arrive, look, PAGES, picture } from './support/look';
import { CALM, expect, test } from './support/test';

test.use({ ...CALM, viewport: { width: 1920, height: 1080 } });

for (const { name, path } of PAGES) {
  test(`${name} looks well and is accessible`, async ({ page }) => {
    await arrive(page, path);
    await look(page, name, 'desktop');
  });
}

/** Four players with clocks, drawn flat until the picture in 3D is wanted. */
const AGREEMENT = {
  seats: ['North', 'East', 'South', 'West'],
  clock: { minutes: 10, seconds: 5 },
};

test.describe('at the table', () => {
  test.use({ view: 'flat' });

  test('the board looks well and is accessible', async ({ page, newGame, table }) => {
    await newGame.play(AGREEMENT);
    await table.ready();
    await table.line('g7-e5', 'g8-e10', 'd11xe10', 'm5-n5');
    await table.mouse.choose('e5');
    await table.mouse.point('c3');
    await picture(page, 'table-flat', 'desktop');
    await table.show('3D');
    await table.mouse.point('c3');
    await look(page, 'table-3d', 'desktop');
  });

  test('menu and result look well and are accessible', async ({ page, newGame, table }) => {
    await newGame.play(AGREEMENT);
    await table.ready();
    await table.button('Menu').click();
    await look(page, 'menu', 'desktop');
    await page.keyboard.press('Escape');
    await expect(table.dialog('Menu')).toBeHidden();
    await table.line(...FOUR_SEATS.map(({ move }) => move));
    await expect(table.result).toBeVisible();
    await look(page, 'result', 'desktop');
  });
});
