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
  const list = page.getByRole('table', { name: 'Every move and how it was judged' });
  await expect(list.getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 60_000 });
  await expect(list.locator('.chance').last()).toHaveText(/^\d+ %$/);
  await table.board.rest();
  await look(page, 'analysis', 'desktop');

  await test.step('a move in the list jumps there', async () => {
    await list.getByRole('button', { name: /^2 / }).click();
    await expect(table.status).toHaveText(/move 2 of 4/i);
    await expect(page.getByText(/^Best from here: /)).toBeVisible();
  });

  await test.step('one can play on from there against bots', async () => {
    await page.getByRole('button', { name: 'Against bots' }).click();
    await table
      .dialog('Open the other game?')
      .getByRole('button', { name: 'Open', exact: true })
      .click();
    await table.expectMoves('g7-e5', 'h8-j10');
    await expect(list).toBeHidden();
  });
});
