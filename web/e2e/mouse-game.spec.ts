import { FOUR_SEATS } from './support/lines';
import { expect, test } from './support/test';

test('four people play a whole game by mouse in 3D, with a capture, to a win', async ({
  newGame,
  table,
}) => {
  await newGame.play({ seats: ['North', 'East', 'South', 'West'] });
  await table.ready('3D');
  await expect(table.moves).toHaveCount(0);
  await expect(table.page.getByText('No moves yet.')).toBeVisible();

  for (const { player, move } of FOUR_SEATS.slice(0, 2)) {
    await table.expectTurn(player);
    await expect(table.status).toHaveText(`${player}: choose a piece to move.`);
    await table.line(move);
  }
  await table.hears('South’s turn.');
  await expect(table.player('South')).toContainText('Stone on its corner');

  await test.step('green captures the yellow Klotz by dragging a column onto it', async () => {
    await expect(table.board.cell('e10')).toHaveAccessibleName(/^e10, yellow Klotz/);
    await table.mouse.drag('d11', 'e10');
    await table.hears(
      'South moves the height-2 column from d11 to e10. ' +
        'Their stone is placed on it: only South may move it now. ' +
        'It captures the yellow Klotz, which returns to g8.',
    );
    await expect(table.board.cell('e10')).toHaveAccessibleName(
      'e10, height-2 column, green stone, the last move ended here',
    );
    await expect(table.board.cell('g8')).toHaveAccessibleName(/^g8, yellow Klotz/);
    await expect(table.player('South')).toContainText('Stone on e10');
  });

  for (const { player, move } of FOUR_SEATS.slice(3, -1)) {
    await table.expectTurn(player);
    await table.line(move);
  }
  await expect(table.player('South')).toContainText('Stone on n13');
  await expect(table.player('North')).toContainText('Stone on its corner');

  await test.step('red reaches the corner', async () => {
    await table.expectTurn('North');
    await table.mouse.choose('c3');
    await expect(table.board.cell('a1')).toHaveAccessibleName(/target: wins the game/);
    await table.mouse.point('a1');
    await expect(table.button('Win on a1')).toBeEnabled();
    await table.mouse.choose('a1');
    await table.hears('North moves their Klotz from c3 to a1. It reaches its goal corner.');
    await table.hears('North wins. The Klotz reached its goal corner.');
  });

  await expect(table.result.getByRole('heading')).toHaveText('North wins.');
  await expect(table.result).toContainText('North broke through the middle.');
  await expect(table.players.locator('[aria-current]')).toHaveCount(0);
  await table.expectMoves(...FOUR_SEATS.map(({ move }) => move));

  await test.step('a rematch begins with the next seat', async () => {
    await table.button('Rematch').click();
    await table.hears('A new game starts.');
    await expect(table.result).toHaveCount(0);
    await expect(table.moves).toHaveCount(0);
    await table.expectTurn('East');
    await expect(table.board.cell('g7')).toHaveAccessibleName(/^g7, red Klotz/);
  });
});
