import { look } from './support/look';
import { CALM, expect, test } from './support/test';

test.use({ ...CALM, viewport: { width: 1440, height: 900 } });

test('the table of The Climbers looks well and is accessible', async ({ page, climbers }) => {
  const { towerMouse: mouse } = climbers;
  await climbers.open();
  await mouse.press('17,14');
  await climbers.tower.rest();
  await mouse.press('19,14', '20,15');
  await mouse.point('15,14', '16,15');
  await look(page, 'climbers-table', 'desktop');
  await climbers.button('Cancel').click();
  await climbers.button('List view').click();
  await look(page, 'climbers-lists', 'desktop');
  await climbers.button('View options').click();
  await look(page, 'climbers-view-options', 'desktop');
  await page.keyboard.press('Escape');
  await climbers.endTurn();
  await climbers.menu('About this game');
  await expect(climbers.dialog('About this game')).toBeVisible();
  await look(page, 'climbers-info', 'desktop');
});
