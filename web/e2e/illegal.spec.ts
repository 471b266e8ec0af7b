import { expect, FLAT, test } from './support/test';

// What is refused shakes, and everything goes on nevertheless.
test.use({ ...FLAT, contextOptions: {} });

test('what is not possible is explained next to the board', async ({ newGame, table }) => {
  await newGame.play({ seats: ['North', 'East'] });
  await table.ready();
  const start = await table.board.pieces();

  /** Tries to move and expects the reason, seen and said. */
  const refused = async (from: string, to: string | null, reason: string) => {
    await test.step(`${from} to ${to ?? 'anywhere'}: ${reason}`, async () => {
      await table.mouse.choose(from);
      if (to) await table.mouse.choose(to);
      await expect(table.status).toHaveText(reason);
      await table.hears(reason);
      await table.page.keyboard.press('Escape');
      await expect(table.status).toHaveText(/choose a piece to move/);
    });
  };

  await refused('h8', null, 'This Klotz belongs to Green; you can only move your own.');
  await refused('g7', 'g4', 'A Klotz moves exactly four cells.');
  await refused('b2', 'b4', 'A column of height 1 moves exactly one cell.');
  await refused('d4', 'd7', 'A column of height 2 moves exactly 2 cells.');
  await refused('b2', 'a1', 'A column of height 1 moves exactly one cell.');
  expect(await table.board.pieces()).toEqual(start);

  await test.step('a piece dragged to where it cannot go returns, with the reason', async () => {
    await table.mouse.drag('g7', 'g5');
    await expect(table.status).toHaveText('A Klotz moves exactly four cells.');
    expect(await table.board.pieces()).toEqual(start);
    await table.page.keyboard.press('Escape');
  });

  await test.step('let go beside the board, a piece returns', async () => {
    await table.mouse.drag('g7', { x: 1100, y: 400 });
    await table.hears('Cancelled.');
    expect(await table.board.pieces()).toEqual(start);
    await table.expectTurn('North');
  });

  await test.step('a column with a stone is its owner’s', async () => {
    await table.line('b2-c2');
    await table.mouse.choose('c2');
    await expect(table.status).toHaveText('Red’s stone is on the column at c2.');
    await table.page.keyboard.press('Escape');
  });

  await test.step('capturing one’s own Klotz is asked for twice', async () => {
    await table.line('h8-j10', 'c2-b2');
    await table.mouse.choose('k11');
    await table.mouse.choose('j10');
    await expect(table.status).toHaveText('This sends your own Klotz back. Tap again to confirm.');
    await table.expectTurn('East');
    await table.mouse.choose('j10');
    await table.hears(/It captures the green Klotz, which returns to h8\./);
  });
});
