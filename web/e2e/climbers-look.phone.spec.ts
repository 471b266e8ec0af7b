import { look } from './support/look';
import { CALM, test } from './support/test';

test.use(CALM);

test('the table of The Climbers looks well on a phone', async ({ page, climbers }) => {
  const { towerFinger: finger } = climbers;
  await climbers.open();
  await look(page, 'climbers-table', 'phone');
  await climbers.button('Block').tap();
  await finger.press('19,14', '20,15');
  await look(page, 'climbers-block', 'phone');
  await page.setViewportSize({ width: 844, height: 390 });
  await climbers.tower.rest();
  await look(page, 'climbers-sideways', 'phone');
});
