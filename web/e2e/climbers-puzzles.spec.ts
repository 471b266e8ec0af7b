import { look } from './support/look';
import { CALM, expect, test } from './support/test';

test.use(CALM);

test('a puzzle of The Climbers explains mistakes, gives hints and saves progress', async ({
  page,
  climbers,
}) => {
  await page.goto('/climbers/puzzles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Climbers: puzzles');
  await page.getByRole('link', { name: 'Start puzzle 1' }).click();
  await climbers.ready();
  await expect(page.getByRole('heading', { name: /^Reach height \d+$/ })).toBeVisible();
  await expect(climbers.status).toContainText(/Your turn: get your pawn up to height \d+\.$/);

  await test.step('a turn that leads nowhere is told so, and tried again', async () => {
    await climbers.button('Pass').click();
    await expect(climbers.status).toContainText(
      /Height \d+\. A different block gets you to height \d+\.$/,
    );
    await climbers.hears(/^Height \d+\. A different block/);
    await look(page, 'climbers-puzzle-wrong', 'desktop');
    await climbers.button('Try again').click();
    await expect(climbers.status).toContainText(/Your turn/);
  });

  await test.step('the first hint names the block, the second makes the turn', async () => {
    await climbers.button('Hint').click();
    await climbers.hears(/^Move the .+\.$/);
    await page.keyboard.press('Escape');
    await expect(climbers.status).toContainText(/Move the .+\.$/);
    await climbers.button('Hint').click();
    await climbers.hears(/^Hint: /);
    await climbers.button('Take it over').click();
    await expect(climbers.status).toContainText(/You’ve reached height \d+\. End your turn\.$/);
    await climbers.button('End turn').click();
    await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
    await expect(page.getByText('After 1 mistake.')).toBeVisible();
    await look(page, 'climbers-puzzle-solved', 'desktop');
  });

  await test.step('the list knows it', async () => {
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await expect(
      page.getByRole('link', { name: /^Puzzle 1, Reach height \d+, solved$/ }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue with puzzle 2' })).toBeVisible();
  });
});
