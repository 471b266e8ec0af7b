import { readFile } from 'node:fs/promises';
import { choose } from './support/choose';
import { CALM, expect, test } from './support/test';

test.use({ ...CALM, viewport: { width: 1100, height: 700 } });

test('a game continues after a reload and from a record file', async ({ page, climbers }) => {
  const { towerMouse: mouse } = climbers;
  await climbers.open();
  await mouse.press('17,14');
  await climbers.endTurn();
  await mouse.press('13,14', '14,15');
  await climbers.endTurn();
  await climbers.expectHeights(2, 4);

  await test.step('reload', async () => {
    await page.reload();
    await climbers.ready();
    await climbers.expectTurn('South');
    await climbers.expectHeights(2, 4);
    await expect(climbers.player('East')).toContainText('Height 4');
  });

  await test.step('reload in mid-turn keeps the steps of the turn', async () => {
    await mouse.press('17,12');
    await climbers.hears('South walks to 17,12, height 1.');
    await page.reload();
    await climbers.ready();
    await climbers.expectTurn('South');
    await expect(climbers.player('South')).toContainText('Height 1');
    await climbers.button('Undo').click();
    await climbers.hears('Undone. 0 steps made this turn.');
    await page.reload();
    await climbers.ready();
    await expect(climbers.player('South')).toContainText('Height 0');
    await climbers.expectHeights(2, 4);
  });

  await test.step('save and open', async () => {
    const saved = page.waitForEvent('download');
    await climbers.menu('Save game record');
    const path = await (await saved).path();
    const record = await readFile(path, 'utf8');
    expect(record).toContain('game: climbers');
    expect(record).toMatch(/\n2\. l1[34],1[45]/);
    await page.keyboard.press('Escape');
    await climbers.open(record, { instead: true });
    await climbers.expectHeights(2, 4);
    await climbers.expectTurn('South');
  });

  await test.step('undo takes back whole turns, redo plays them again', async () => {
    await climbers.button('Undo').click();
    await climbers.hears('Undone. 1 move played.');
    await climbers.expectTurn('East');
    await climbers.button('Redo').click();
    await climbers.expectHeights(2, 4);
  });

  await test.step('the last turn again, from above, layer by layer', async () => {
    await climbers.button('View options').click();
    await climbers.button('Replay last turn').click();
    await page.getByRole('slider', { name: 'Show levels up to' }).fill('2');
    await page.getByRole('checkbox', { name: /^Heights/ }).check();
    await page.keyboard.press('Escape');
    await expect(climbers.button('Replay last turn')).toBeHidden();
    await choose(page, 'View', 'From above');
    await climbers.tower.rest();
  });
});

test('a damaged game can be downloaded and a new one started', async ({ page, climbers }) => {
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('holz.climbers.log', '{"format":0}');
  });
  await page.goto('/climbers');
  await expect(
    page.getByRole('heading', { name: 'The saved game couldn’t be read' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download it' })).toBeVisible();
  await page.getByRole('button', { name: 'New game' }).click();
  await climbers.ready();
});

test('a person plays against a bot, and takes a hint', async ({ page, climbers }) => {
  await page.goto('/climbers');
  await climbers.ready();
  await climbers.expectTurn('You');

  await test.step('a hint shows the turn; the player takes it over and ends it', async () => {
    await climbers.button('Hint').click();
    await climbers.hears(/^Hint: /);
    await expect(climbers.status).toContainText(/Hint, step 1 of \d/);
    await climbers.tower.rest();
    await expect(climbers.button('Undo')).toBeDisabled();
    await climbers.button('Take it over').click();
    await climbers.tower.rest();
    await climbers.endTurn();
  });

  await test.step('the bot answers, and it is told', async () => {
    await expect(climbers.moves.getByRole('button')).toHaveCount(2, { timeout: 30_000 });
    await climbers.expectTurn('You');
  });

  await test.step('undo takes back its answer, too', async () => {
    await climbers.button('Undo').click();
    await climbers.hears('Undone. 0 moves played.');
    await climbers.expectTurn('You');
  });
});
