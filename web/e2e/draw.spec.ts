import { expect, FLAT, test } from './support/test';

test.use(FLAT);

test.beforeEach(async ({ newGame, table }) => {
  await newGame.play({ seats: ['North', 'East', 'South'] });
  await table.ready();
});

// "Accept" stayed where it was when the next person was asked: a double click accepted for both.
test('each of several people answers an offered draw for themselves', async ({ table, page }) => {
  const dialog = table.dialog('Draw offer');
  await test.step('a double click offers it once and declines for nobody', async () => {
    await table.button('Draw').dblclick();
    await expect(dialog).toContainText('East: North offers a draw.');
  });

  await test.step('a double click accepts for one', async () => {
    await dialog.getByRole('button', { name: 'Accept' }).dblclick();
    await expect(dialog).toContainText('South: North offers a draw.');
    await expect(table.result).toBeHidden();
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await table.hears('South declines the draw.');
  });

  await test.step('and so does a key that is held down', async () => {
    await table.line('g7-e5');
    await table.button('Draw').press('Enter');
    await expect(dialog).toContainText('North: East offers a draw.');
    const accept = dialog.getByRole('button', { name: 'Accept' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(accept).toBeFocused();
    await expect(accept).toBeEnabled();
    // Playwright repeats a key that is pressed again without having been let go.
    for (let i = 0; i < 5; i += 1) await page.keyboard.down('Enter');
    await expect(dialog).toContainText('South: East offers a draw.');
    await page.waitForTimeout(1000);
    for (let i = 0; i < 5; i += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(dialog).toContainText('South: East offers a draw.');
    await expect(table.result).toBeHidden();
  });

  await test.step('the last yes is the draw', async () => {
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(table.result).toContainText('By agreement.');
  });
});
