import { expect, FLAT, test } from './support/test';

test.use(FLAT);

test('one tap on the home page starts a game against a bot, which answers', async ({
  page,
  table,
}) => {
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Klotz' });
  await card.getByRole('button', { name: 'Play' }).click();
  await table.ready();
  await table.expectTurn('You');
  await table.line('g7-g3');
  await expect(table.moves.getByRole('button')).toHaveCount(2);
  await table.expectTurn('You');
  await table.hears('Red’s turn.');

  await test.step('undo takes back the answer too', async () => {
    await table.button('Undo').click();
    await table.hears('Undone. 0 moves played.');
    await table.expectTurn('You');
  });

  await test.step('a hint aims; the player decides', async () => {
    await table.button('Hint').click();
    await table.hears(/^Hint: from [a-n]\d+ to [a-n]\d+\. .+\.$/);
    await expect(table.board.grid.locator('[aria-selected="true"]')).toHaveCount(1);
    await table.button('Cancel').click();
    await table.expectTurn('You');
  });

  await test.step('a bot declines a draw', async () => {
    await table.button('Draw').click();
    await table.hears('Green declines the draw.');
    await table.expectTurn('You');
  });
});

test('two bots play a game to its end', async ({ newGame, table }) => {
  // Left to themselves they play up to a hundred moves, each of them to be seen.
  await newGame.play({ seats: [{ level: '1, Balsa' }, { level: '2, Willow' }], moveLimit: 24 });
  await expect(table.result).toBeVisible({ timeout: 100_000 });
  await expect(table.result).toContainText(
    /(Red|Green) wins\. The Klotz reached its goal corner\.|Draw\. 24 moves without a winner\./,
  );
  const moves = await table.moves.getByRole('button').count();
  expect(moves).toBeGreaterThanOrEqual(5);
  expect(moves).toBeLessThanOrEqual(24);
});
