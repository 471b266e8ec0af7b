import { readFile } from 'node:fs/promises';
import { expect, FLAT, test } from './support/test';

const OPENING = ['g7-e5', 'h8-j10', 'e5-c3', 'm5-n5'] as const;

test.use(FLAT);

test.beforeEach(async ({ newGame, table }) => {
  await newGame.play({ seats: ['North', 'East'] });
  await table.ready();
});

test('moves are taken back and played again', async ({ table }) => {
  await expect(table.button('Undo')).toBeDisabled();
  const start = await table.board.pieces();
  await table.line('g7-e5');
  const after = await table.board.pieces();

  await table.button('Undo').click();
  await table.hears('Undone. 0 moves played.');
  expect(await table.board.pieces()).toEqual(start);
  await table.expectTurn('North');
  await expect(table.moves).toHaveCount(0);

  await table.button('Redo').click();
  await table.hears('Redone. 1 move played.');
  expect(await table.board.pieces()).toEqual(after);
  await table.expectMoves('g7-e5');
  await expect(table.button('Redo')).toBeDisabled();

  await test.step('another move leaves nothing to play again', async () => {
    await table.button('Undo').click();
    await table.line('g7-g3');
    await expect(table.button('Redo')).toBeDisabled();
    await table.expectMoves('g7-g3');
  });
});

test('looking back: jumps in the list, steps, the slider, and back to the game', async ({
  table,
  page,
}) => {
  const positions = [await table.board.pieces()];
  for (const move of OPENING) {
    await table.line(move);
    positions.push(await table.board.pieces());
  }
  const slider = page.getByRole('slider', { name: 'Current move' });
  const shows = async (ply: number) => {
    await expect.poll(() => table.board.pieces()).toEqual(positions[ply]);
    await expect(slider).toHaveAttribute('aria-valuetext', `Move ${ply} of 4`);
  };

  await table.moves.getByRole('button', { name: /h8–j10/ }).click();
  await table.hears('Reviewing move 2 of 4.');
  await expect(table.status).toHaveText('Reviewing move 2 of 4');
  await shows(2);

  await table.button('Previous move').click();
  await table.hears('Reviewing move 1 of 4.');
  await shows(1);

  await slider.fill('3');
  await table.hears('Reviewing move 3 of 4.');
  await shows(3);

  await slider.fill('0');
  await expect(table.status).toHaveText('Reviewing the start');
  await shows(0);

  await test.step('the game itself goes on where it was', async () => {
    await table.button('Back to the game').click();
    await table.hears('Back to the current position.');
    await shows(4);
    await table.expectTurn('North');
    await table.expectMoves(...OPENING);
  });

  await test.step('the moves play by themselves', async () => {
    await table.button('Play through the moves').click();
    await expect(table.button('Pause')).toBeVisible();
    await expect(table.status).toHaveText('Reviewing move 3 of 4');
    await expect(table.status).toHaveText('North: choose a piece to move.');
    await shows(4);
  });
});

test('a saved record opens as the same game', async ({ table, page }) => {
  await table.line(...OPENING);
  const pieces = await table.board.pieces();
  await table.button('Menu').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    table.dialog('Menu').getByRole('button', { name: 'Save game record' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^klotz-\d{4}-\d\d-\d\d\.txt$/);
  const record = await readFile(await download.path(), 'utf8');
  expect(record).toContain('red: North');
  expect(record).toContain('1. g7-e5');
  await page.keyboard.press('Escape');

  const openRecord = async (name: string, text: string) => {
    await table.button('Menu').click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      table.dialog('Menu').getByRole('button', { name: 'Open game record' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  };

  await test.step('but a game that is under way is not given up for it unasked', async () => {
    await table.button('Undo').click();
    await table.button('Undo').click();
    await table.line('e5-e9');
    await openRecord('game.txt', record);
    const question = table.dialog('Replace the current game?');
    await expect(question).toContainText('Your current game isn’t finished.');
    await question.getByRole('button', { name: 'Keep playing' }).click();
    await expect(question).toBeHidden();
    await expect(table.button('Menu')).toBeFocused();
    await table.expectMoves('g7-e5', 'h8-j10', 'e5-e9');
  });

  await test.step('in the place of another game, which is saved first', async () => {
    await openRecord('game.txt', record);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      table
        .dialog('Replace the current game?')
        .getByRole('button', { name: 'Save, then open' })
        .click(),
    ]);
    expect(await readFile(await saved.path(), 'utf8')).toContain('e5-e9');
    await table.hears('A new game starts.');
    await expect(table.dialog('Menu')).toBeHidden();
    expect(await table.board.pieces()).toEqual(pieces);
    await table.expectMoves(...OPENING);
    await table.expectTurn('North');
  });

  await test.step('a file that is no record is refused in words, and the game stays', async () => {
    await openRecord('shopping.txt', 'milk\nbread\n');
    await expect(table.dialog('Menu').getByRole('alert')).toHaveText(
      /^shopping\.txt couldn’t be opened: Line 1 of the record can’t be read\. /,
    );
    await page.keyboard.press('Escape');
    await table.expectMoves(...OPENING);
  });
});

test('giving up is asked once more and ends the game', async ({ table }) => {
  await table.line('g7-e5');
  await table.button('Resign').click();
  const dialog = table.dialog('Resign?');
  await expect(dialog).toContainText('East resigns and loses the game.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await table.expectTurn('East');

  await table.button('Resign').click();
  await dialog.getByRole('radio', { name: 'North' }).check();
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(table.result.getByRole('heading')).toHaveText('East wins.');
  await expect(table.result).toContainText('North resigned.');
});

test('a draw is offered, declined, and agreed on', async ({ table }) => {
  await table.line('g7-e5');
  const dialog = table.dialog('Draw offer');
  await table.button('Draw').click();
  await expect(dialog).toContainText('North: East offers a draw. Accept?');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await table.hears('North declines the draw.');
  await table.expectTurn('East');

  await test.step('once in a position is enough', async () => {
    await table.button('Draw').click();
    await expect(table.status).toHaveText('You can offer a draw only once per position.');
  });

  await table.line('h8-j10');
  await table.button('Draw').click();
  await expect(dialog).toContainText('East: North offers a draw. Accept?');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(table.result.getByRole('heading')).toHaveText('Draw.');
  await expect(table.result).toContainText('By agreement.');
});

test('the end takes the focus from the button that brought it about', async ({ table, page }) => {
  await table.line('g7-e5');
  await table.button('Resign').press('Enter');
  await table.dialog('Resign?').getByRole('button', { name: 'Resign' }).press('Enter');
  await expect(table.result.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(table.button('Watch the last move')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(table.button('Rematch')).toBeFocused();
});
