import { look } from './support/look';
import { test } from './support/test';
import { STRONG } from './support/xstack-table';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('the table of X-Stack looks well and is accessible', async ({ page, xstack }) => {
  await xstack.open(STRONG);
  await xstack.pile.focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await look(page, 'xstack-hold', 'desktop');
  await page.keyboard.press('Enter');
  await xstack.rest();
  await xstack.button('Blocks').click();
  await look(page, 'xstack-blocks', 'desktop');
});
