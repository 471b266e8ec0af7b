import { readFile } from 'node:fs/promises';
import { expect, FLAT, test } from './support/test';

const LOG = 'holz.klotz.log';

test.use(FLAT);

test('closing the page in mid-game and opening it again continues it', async ({
  page,
  newGame,
  table,
}) => {
  await newGame.play({ seats: ['North', 'East', 'South'], clock: { minutes: 10, seconds: 5 } });
  await table.ready();
  await table.line('g7-e5', 'g8-e10', 'd11xe10');
  const pieces = await table.board.pieces();
  const clock = table.player('East').getByRole('timer');
  const left = await clock.innerText();

  const context = page.context();
  await page.close();
  const again = await context.newPage();
  const { Table } = await import('./support/table');
  const opened = new Table(again);

  await test.step('the home page offers to go on', async () => {
    await again.goto('/');
    await again.getByRole('button', { name: 'Continue' }).click();
    await opened.ready();
  });
  expect(await opened.board.pieces()).toEqual(pieces);
  await opened.expectMoves('g7-e5', 'g8-e10', 'd11xe10');
  await opened.expectTurn('North');
  await expect(opened.player('South')).toContainText('Stone on e10');
  await expect(opened.board.cell('e10')).toHaveAccessibleName(/the last move ended here/);

  await test.step('the clocks stood still', async () => {
    await expect(opened.player('East').getByRole('timer')).toHaveText(left);
    await expect(opened.page.getByRole('radio', { name: '2D' })).toBeChecked();
  });
  await test.step('and the game goes on', async () => {
    await opened.line('e5-c3', 'b10-a10', 'm13-n13', 'c3-a1#');
    await expect(opened.result.getByRole('heading')).toHaveText('North wins.');
  });
});

test('a game continued in another tab is never overwritten by the first', async ({
  page,
  newGame,
  table,
}) => {
  await newGame.play({ seats: ['North', 'East'] });
  await table.ready();
  await table.line('g7-e5');

  const { Table } = await import('./support/table');
  const other = new Table(await page.context().newPage());
  await other.page.goto('/klotz');
  await other.ready();
  await other.line('h8-j10');
  await expect(page.getByRole('alert')).toContainText('continued there');
  // Standing aside must not look like playing on: both once gave way to each other.
  await other.line('e5-c3');
  await other.page.close();
  await page.getByRole('button', { name: 'Continue here' }).click();
  await table.ready();
  await table.expectMoves('g7-e5', 'h8-j10', 'e5-c3');
});

test('a damaged saved game can be downloaded and a new one started', async ({
  page,
  newGame,
  table,
}) => {
  await newGame.play({ seats: ['North', 'East'] });
  await table.ready();
  await table.line('g7-e5');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), LOG))
    .toContain('g7-e5');
  await page.goto('/about');
  const damaged = await page.evaluate((key) => {
    const text = (localStorage.getItem(key) ?? '').replace('g7-e5', 'g7-n9');
    localStorage.setItem(key, text);
    return text;
  }, LOG);

  await page.goto('/klotz');
  await expect(
    page.getByRole('heading', { name: 'The saved game couldn’t be read' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'It has been kept unchanged. Line 2 describes an impossible event. A Klotz moves exactly four cells.',
  );

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download it' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe(damaged);

  await page.getByRole('button', { name: 'New game' }).click();
  await table.ready();
  await expect(page.getByText('No moves yet.')).toBeVisible();
  await table.line('g7-g3');
  await expect(table.moves.getByRole('button').first()).toHaveText('g7–g3');
});
