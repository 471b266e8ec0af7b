import { Editor } from './support/editor';
import { expect, FLAT, test } from './support/test';

test.use({ ...FLAT, permissions: ['clipboard-read', 'clipboard-write'] });

test('a layout is made, checked in words, saved, shared as a link and played', async ({
  page,
  context,
  newGame,
  table,
}) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.button('Open Diamond').click();
  await expect(editor.verdict).toHaveText('Yes. You can start a game from this layout.');

  await test.step('what is wrong is said as it happens', async () => {
    await editor.together('None');
    await editor.tool('Remove');
    await editor.press('d4');
    await expect(editor.cell('d4')).toHaveAccessibleName('d4, empty');
    await expect(editor.verdict).toHaveText('There are 3 columns of height 2; there must be 4.');
    await expect(editor.button('Play this layout')).toBeDisabled();
    await editor.tool(2);
    await editor.press('a1');
    await expect(editor.verdict).toHaveText('There is a column on the corner a1.');
    await expect(editor.cell('a1')).toHaveAccessibleName(/not allowed here/);
  });

  await test.step('a column is dragged to a better place', async () => {
    await editor.cell('a1').dragTo(editor.cell('d5'));
    await expect(editor.cell('d5')).toHaveAccessibleName('d5, height-2 column');
    await expect(editor.verdict).toHaveText('Yes. You can start a game from this layout.');
  });

  await test.step('undo and redo', async () => {
    await editor.button('Undo').click();
    await expect(editor.cell('a1')).toHaveAccessibleName(/height-2 column/);
    await editor.button('Redo').click();
    await expect(editor.cell('d5')).toHaveAccessibleName('d5, height-2 column');
  });

  await test.step('it needs a name of its own', async () => {
    await editor.name.fill('');
    await editor.button('Save').click();
    await expect(page.getByRole('alert')).toHaveText('Give the layout a name first.');
    await editor.name.fill('diamond');
    await expect(page.getByRole('alert')).toHaveText(
      'There’s already a built-in layout called “diamond”.',
    );
    await editor.name.fill('Crooked');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await editor.button('Save').click();
    await expect(page.getByText('Saved as “Crooked” in this browser.')).toBeVisible();
    await expect(editor.button('Open Crooked')).toBeVisible();
  });

  const columns = await editor.columns();
  await editor.button('Copy link').click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/klotz/editor#layout=');

  await test.step('the link opens the same layout elsewhere', async () => {
    const otherBrowser = await context.browser()!.newContext();
    const guest = new Editor(await otherBrowser.newPage());
    await guest.open(link);
    await expect(guest.name).toHaveValue('Crooked');
    expect(await guest.columns()).toEqual(columns);
    await otherBrowser.close();
  });

  await test.step('and is played', async () => {
    await editor.button('Play this layout').click();
    await expect(page.getByRole('radio', { name: /Crooked/ })).toBeChecked();
    await newGame.agree({ seats: ['North', 'East'] });
    await newGame.start();
    await table.ready();
    await expect(table.board.cell('d5')).toHaveAccessibleName('d5, height-2 column, can move');
    await expect(table.board.cell('d4')).toHaveAccessibleName('d4, empty');
    await table.line('d5-d7', 'm5-n5');
    await table.expectMoves('d5-d7', 'm5-n5');
  });
});

test('the editor works by keyboard, eight columns at a time', async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.button('Clear board').click();
  expect(await editor.columns()).toEqual([]);
  await editor.cell('d4').focus();
  await page.keyboard.press('2');
  await expect(editor.cell('k11')).toHaveAccessibleName('k11, height-2 column');
  expect(await editor.columns()).toHaveLength(4);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('3');
  expect(await editor.columns()).toHaveLength(12);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(editor.cell('e3')).toHaveAccessibleName('e3, height-3 column');
  await expect(editor.cell('e4')).toHaveAccessibleName('e4, empty');
  await page.keyboard.press('Delete');
  expect(await editor.columns()).toHaveLength(4);
});

test('a link without a layout says so in words', async ({ page }) => {
  const editor = new Editor(page);
  await editor.open('/klotz/editor#layout=nonsense');
  await expect(page.getByRole('alert')).toHaveText(/^This link doesn’t contain a valid layout: /);
  await expect(editor.verdict).toHaveText('Yes. You can start a game from this layout.');
});
