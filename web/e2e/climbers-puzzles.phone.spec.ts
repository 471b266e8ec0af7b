import { look } from './support/look';
import { CALM, test } from './support/test';

test.use(CALM);

test('puzzles of The Climbers look well and are accessible on a phone', async ({
  page,
  climbers,
}) => {
  await page.goto('/climbers/puzzle#1');
  await climbers.ready();
  await look(page, 'climbers-puzzle', 'phone');
});
