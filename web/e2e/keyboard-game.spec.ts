import type { Locator, Page } from '@playwright/test';
import { expect, FLAT, test } from './support/test';

/** Goes on with Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const focused = () => element.evaluate((node) => node === document.activeElement);
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if (await focused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(element)}`);
}

test.use(FLAT);

test('two people play a whole game by keyboard alone, from the home page to a rematch', async ({
  page,
  newGame,
  table,
}) => {
  table.hand = table.keys;
  await page.goto('/');

  await test.step('agree on a game', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(
      page,
      page.getByRole('article', { name: 'Klotz' }).getByRole('link', { name: 'New game' }),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeFocused();

    await tabTo(page, newGame.seat(1).getByRole('textbox', { name: 'Name' }));
    await page.keyboard.type('North');
    const who = newGame.seat(2).getByRole('radiogroup', { name: 'Played by' });
    await tabTo(page, newGame.seat(2).getByRole('textbox', { name: 'Name' }));
    await page.keyboard.type('East');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(who.getByRole('radio', { name: 'Human' })).toBeChecked();
    const layouts = page.getByRole('radiogroup', { name: 'Starting layout' });
    await tabTo(page, layouts.getByRole('radio', { name: 'Castle' }));
    await page.keyboard.press('ArrowRight');
    await expect(layouts.getByRole('radio', { name: 'Diamond' })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Start', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/klotz$/);
  });

  await test.step('go to the board', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Klotz' })).toBeFocused();
    await tabTo(page, table.board.cell('g7'));
    await expect(table.board.grid).toHaveAccessibleDescription(
      /Use the arrow keys to move between cells/,
    );
    await table.board.rest();
    await table.keys.go('g7');
    await expect(table.board.cell('g7')).toHaveAccessibleName(
      'g7, red Klotz, red centre cell, can move',
    );
  });

  await test.step('red moves: targets are the stops of the Tab key', async () => {
    await table.keys.press('Enter');
    await table.hears('g7 selected, 16 targets.');
    await expect(table.board.cell('g7')).toHaveAttribute('aria-selected', 'true');
    await expect(table.board.cell('c7')).toHaveAccessibleName('c7, empty, target');
    await tabTo(page, table.board.cell('c7'));
    await page.keyboard.press('Enter');
    await table.hears('North moves their Klotz from g7 to c7.');
    await table.hears('East’s turn.');
    await expect(table.board.cell('c7')).toBeFocused();
    await expect(table.board.cell('c7')).toHaveAccessibleName(
      'c7, red Klotz, the last move ended here',
    );
    await expect(table.board.cell('g7')).toHaveAccessibleName(
      'g7, red centre cell, the last move started here',
    );
  });

  await test.step('green thinks better of a choice, then moves', async () => {
    await table.keys.choose('k11');
    await table.hears(/^k11 selected, \d+ targets\.$/);
    await table.keys.press('Escape');
    await table.hears('Cancelled.');
    await table.keys.choose('m10');
    await table.hears(/^m10 selected, \d targets?\.$/);
    await table.keys.choose('n10');
    await table.hears(
      'East moves the height-1 column from m10 to n10. Their stone is placed on it: only East may move it now.',
    );
    await expect(table.board.cell('n10')).toHaveAccessibleName(
      'n10, height-1 column, green stone, the last move ended here',
    );
  });

  await test.step('a move that is not possible is explained', async () => {
    await table.keys.choose('n10');
    await table.hears('Green’s stone is on the column at n10.');
  });

  await test.step('pieces that can move are a key away', async () => {
    await table.keys.press('n');
    await expect(table.board.grid.locator(':focus')).toHaveAccessibleName(/, can move$/);
  });

  await table.line('c7-a5', 'n10-n11');

  await test.step('red wins', async () => {
    await table.keys.choose('a5');
    await table.keys.go('a1');
    await expect(table.board.cell('a1')).toHaveAccessibleName(
      'a1, red corner, target: wins the game',
    );
    await table.keys.press('Enter');
    await table.hears('North moves their Klotz from a5 to a1. It reaches its goal corner.');
    await table.hears('North wins. The Klotz reached its goal corner.');
    await expect(table.result.getByRole('heading')).toHaveText('North wins.');
    await table.expectMoves('g7-c7', 'm10-n10', 'c7-a5', 'n10-n11', 'a5-a1#');
  });

  await test.step('a rematch', async () => {
    await tabTo(page, table.button('Rematch'));
    // What has only just come cannot be pressed yet.
    const next = table.result.getByRole('group');
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Enter');
    await table.hears('A new game starts.');
    await table.expectTurn('East');
  });
});

test('the list of keys opens with a question mark and closes with Escape', async ({
  page,
  newGame,
  table,
}) => {
  await newGame.play({ seats: ['North', 'East'] });
  await table.ready();
  await tabTo(page, table.board.cell('g7'));
  await page.keyboard.press('?');
  await expect(table.dialog('Keyboard shortcuts')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.dialog('Keyboard shortcuts')).toBeHidden();
  await expect(table.board.cell('g7')).toBeFocused();
});
