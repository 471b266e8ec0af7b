import { expect, test } from './support/test';

test.use({ deviceScaleFactor: 2 });

test('two people play a whole game by touch on a phone', async ({ page, newGame, table }) => {
  table.hand = table.finger;
  await newGame.play({ seats: ['North', 'East'] });
  await table.ready();

  await test.step('tap, tap and confirm', async () => {
    await expect(table.status).toHaveText('North: choose a piece to move.');
    await table.line('g7-e5');
    await table.expectTurn('East');
  });

  await test.step('lifting off outside the board puts the piece back', async () => {
    const before = await table.board.pieces();
    await table.finger.drag('m10', { x: 195, y: 835 });
    await table.hears('Cancelled.');
    expect(await table.board.pieces()).toEqual(before);
    await table.expectTurn('East');
  });

  await test.step('drag: the piece is above the finger, and the move waits for your word', async () => {
    const goal = await table.board.point('n10');
    await table.finger.drag('m10', { x: goal.x, y: goal.y + 52 });
    await table.hears('n10 selected as target. Press again to confirm.');
    await table.expectTurn('East');
    await table.button('Move to n10').tap();
    await table.hears(/^East moves the height-1 column from m10 to n10\./);
  });

  await test.step('neither taps nor drags scroll the page', async () => {
    const middle = await table.board.point('g4');
    await table.finger.drag('g4', { x: middle.x, y: middle.y - 150 });
    await table.board.rest();
    const scrolled = await page.evaluate(() => ({
      window: [scrollX, scrollY],
      view: [visualViewport?.offsetTop, visualViewport?.scale],
      spare: document.documentElement.scrollHeight - innerHeight,
    }));
    expect(scrolled).toEqual({ window: [0, 0], view: [0, 1], spare: 0 });
    await table.button('2D').click();
    await table.board.rest();
  });

  await table.line('e5-c3', 'n10-n11');

  await test.step('win', async () => {
    await table.finger.choose('c3');
    await expect(table.button('Choose a destination')).toBeDisabled();
    await table.finger.choose('a1');
    await table.button('Win on a1').tap();
    await table.hears('North wins. The Klotz reached its goal corner.');
    await expect(table.result.getByRole('heading')).toHaveText('North wins.');
    await expect(table.result).toBeInViewport();
  });

  await table.button('Rematch').tap();
  await table.hears('A new game starts.');
  await table.expectTurn('East');
});

test('on a phone you aim, then confirm, unless you choose otherwise', async ({
  page,
  newGame,
  table,
}) => {
  table.hand = table.finger;
  await newGame.play({ seats: ['North', 'East'] });
  await table.ready();

  await table.finger.choose('g7');
  await table.finger.choose('e5');
  await table.hears('e5 selected as target. Press again to confirm.');
  await table.expectTurn('North');
  await test.step('a neighbour of the aimed cell is aimed at instead', async () => {
    await table.finger.choose('f4');
    await table.hears('f4 selected as target. Press again to confirm.');
    await table.expectTurn('North');
  });
  await table.button('Move to f4').tap();
  await table.hears('North moves their Klotz from g7 to f4.');

  await table.button('Menu').tap();
  await table.dialog('Menu').getByText('Confirm moves').tap();
  await page.keyboard.press('Escape');
  await expect(table.dialog('Menu')).toBeHidden();
  await table.board.rest();
  await table.finger.choose('h8');
  await table.finger.choose('j10');
  await table.hears('East moves their Klotz from h8 to j10.');
});

test('cards show where each stone is, upright and lying', async ({ page, newGame, table }) => {
  table.hand = table.finger;
  await newGame.play({ seats: ['North', 'East'] });
  await table.ready();
  await expect(table.player('North').locator('.badge')).toHaveText('a1');
  await table.move('b2', 'b3');
  await expect(table.player('North').locator('.badge')).toHaveText('b3');
  await expect(table.player('East').locator('.badge')).toHaveText('n14');
  await page.setViewportSize({ width: 844, height: 390 });
  await table.board.rest();
  await expect(table.player('North').locator('.badge')).toBeInViewport();
  await expect(table.player('East').locator('.badge')).toBeInViewport();
});
