import { look } from './support/look';
import { expect, FLAT, test } from './support/test';

test.use(FLAT);

test('a game is analysed move by move, and played on from where it turned', async ({
  page,
  newGame,
  table,
}) => {
  await newGame.play({ seats: ['North', 'South'] });
  await table.ready();
  await table.line('g7-e5', 'h8-j10', 'e5-c3', 'b2-b3');
  await table.menu('Analyse');
  const list = page.getByRole('table', { name: 'All moves, analysed' });
  await expect(list.getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 60_000 });
  await expect(list.locator('.chance').last()).toHaveText(/^\d+%$/);
  await table.board.rest();
  await look(page, 'analysis', 'desktop');

  await test.step('a move in the list jumps there', async () => {
    await list.getByRole('button', { name: /^2 / }).click();
    await expect(table.status).toHaveText(/move 2 of 4/i);
    await expect(list.locator('[aria-current="step"]')).toBeInViewport();
  });

  await test.step('the best line is shown on the board, and left again', async () => {
    const pieces = await table.board.pieces();
    const best = page.getByRole('group', { name: 'Best move:' }).getByRole('button').first();
    await best.click();
    await table.hears('Possible line, move 3');
    await expect(table.status).toHaveText('Possible line, move 3');
    await table.board.rest();
    expect(await table.board.pieces()).not.toEqual(pieces);
    await best.click();
    await expect(table.status).toHaveText(/move 2 of 4/i);
    await table.board.rest();
    expect(await table.board.pieces()).toEqual(pieces);
  });

  await test.step('closed by keyboard, it leaves the focus where it was opened', async () => {
    await page.getByRole('button', { name: 'Close analysis' }).press('Enter');
    await expect(list).toBeHidden();
    await expect(table.button('Menu')).toBeFocused();
    await table.menu('Analyse');
    await expect(list).toBeVisible();
  });

  await test.step('one can play on from there against bots', async () => {
    await page.getByRole('button', { name: 'Against bots' }).click();
    await table
      .dialog('Replace the current game?')
      .getByRole('button', { name: 'Open', exact: true })
      .click();
    await table.expectMoves('g7-e5', 'h8-j10');
    await expect(list).toBeHidden();
  });
});

test('the analysis follows a game that goes on and takes moves back', async ({
  page,
  newGame,
  table,
}) => {
  await newGame.play({ seats: ['North', 'South'] });
  await table.ready();
  await table.line('g7-e5');
  await table.menu('Analyse');
  const judged = page.locator('.analysis .chance', { hasText: '%' });
  await expect(judged).toHaveCount(1, { timeout: 60_000 });
  await table.line('h8-j10', 'e5-c3');
  await expect(judged).toHaveCount(3, { timeout: 60_000 });
  await table.button('Undo').click();
  await expect(judged).toHaveCount(2);
  await expect(page.getByRole('progressbar')).toBeHidden();
});
