import { readFile } from 'node:fs/promises';
import { look } from './support/look';
import { expect, FLAT, test } from './support/test';

test.use(FLAT);

/** The first puzzle and its solution, as the generator has written them. */
async function first(): Promise<{ from: string; to: string; turn: string; plies: number }> {
  const file = new URL('../../crates/bots/data/klotz_puzzles.txt', import.meta.url);
  const line = (await readFile(file, 'utf8')).split('\n').find((each) => !each.startsWith('#'))!;
  const [head, position] = line.split(' | ') as [string, string];
  const [plies, , move] = head.split(' ') as [string, string, string];
  const [from, to] = move.replace('#', '').split(/[-x]/) as [string, string];
  return { from, to, turn: position.split(' ')[2]!, plies: Number(plies) };
}

test('a puzzle answers wrong moves, gives hints and saves progress', async ({ page, table }) => {
  const { from, to, plies } = await first();
  expect(plies).toBe(3);
  await page.goto('/klotz/puzzles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klotz: puzzles');
  await look(page, 'puzzles', 'desktop');
  await page.getByRole('link', { name: 'Start puzzle 1' }).click();
  await table.ready();
  await expect(page.getByRole('heading', { name: 'Win in 2 moves' })).toBeVisible();
  await expect(table.status).toHaveText('Your move: win in 2 moves.');

  await test.step('a wrong move is answered, and taken back', async () => {
    // Any piece that can move and is not that of the solution.
    const other = table.board.grid
      .locator('[aria-label*="can move"]')
      .and(page.locator(`:not([data-cell="${from}"])`))
      .first();
    await table.mouse.choose((await other.getAttribute('data-cell'))!);
    const target = table.board.grid.locator('[aria-label*="target"]').first();
    await table.mouse.choose((await target.getAttribute('data-cell'))!);
    await expect(table.status).toHaveText(/Not quite: (Red|Green) replies .+\. .+\.$/);
    await table.hears(/^Not quite: /);
    await table.board.rest();
    await look(page, 'puzzle-wrong', 'desktop');
    await table.button('Try again').click();
    await expect(table.status).toHaveText('Your move: win in 2 moves.');
  });

  await test.step('a hint aims at the solution', async () => {
    await table.button('Hint').click();
    await table.hears(new RegExp(`^Hint: from ${from} to ${to}\\. .+`));
    await table.button('Cancel').click();
  });

  await test.step('the solution is seen through', async () => {
    await table.line(`${from}-${to}`);
    await expect(table.status).toHaveText(/Choose a piece/, { timeout: 20_000 });
    // What is left is a win in one: the hint shows it.
    await table.button('Hint').click();
    await table.hears(/^Hint: from .+ Your Klotz reaches its goal and wins\.$/);
    await page.getByRole('button', { name: /^Win on/ }).click();
    await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
    await expect(page.getByText('After 1 mistake.')).toBeVisible();
    await table.board.rest();
    await look(page, 'puzzle-solved', 'desktop');
  });

  await test.step('the list knows it', async () => {
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await expect(page.getByText(/^1 of \d+ solved$/).first()).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('link', { name: 'Puzzle 1, Win in 2 moves, solved' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Continue with puzzle 2' }).click();
    await table.ready();
  });
});

test('a puzzle that is not there says so', async ({ page }) => {
  await page.goto('/klotz/puzzle#9999');
  await expect(page.getByText('There is no puzzle 9999.')).toBeVisible();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klotz: puzzles');
});
