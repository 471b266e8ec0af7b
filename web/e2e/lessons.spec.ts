import { storedLessons, takeCourse } from './support/lessons';
import { look } from './support/look';
import { expect, FLAT, test } from './support/test';

test.use(FLAT);

/** The learner's moves of a solution; the other side's come by themselves. */
const own = (solution: readonly string[]) => solution.filter((_, ply) => ply % 2 === 0);

test('the course of KLOTZ by mouse', async ({ page, table }) => {
  const lessons = await storedLessons('klotz');
  await page.goto('/learn');
  await look(page, 'learn', 'desktop');
  await page.getByRole('listitem').filter({ hasText: 'Klotz' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn Klotz');
  await look(page, 'course', 'desktop');
  await page.getByRole('link', { name: 'Start' }).click();
  await takeCourse(
    page,
    lessons,
    async ({ solution }) => {
      await table.ready();
      for (const [i, move] of own(solution).entries()) {
        if (i > 0) await expect(table.status).toHaveText(/Choose a piece/, { timeout: 20_000 });
        await table.line(move);
      }
    },
    (name) => page.getByRole('link', { name }).click(),
  );
  await page.getByRole('button', { name: 'Play your first game of Klotz' }).click();
  await expect(page).toHaveURL(/\/klotz$/);
});

test('the course of KLOTZ by keyboard alone', async ({ page, table }) => {
  const lessons = await storedLessons('klotz');
  await page.goto('/learn/klotz');
  table.hand = table.keys;
  const press = async (name: string) => {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    // A press that comes right after the board has changed is ignored, like that of a double click.
    await expect(async () => {
      if ((await link.count()) === 0) return;
      for (
        let i = 0;
        i < 40 && !(await link.evaluate((each) => each === document.activeElement));
        i++
      )
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(link).toHaveCount(0, { timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
  };
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible();
  await press('Start');
  await takeCourse(
    page,
    lessons,
    async ({ solution }) => {
      await table.ready();
      await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
      for (const [i, move] of own(solution).entries()) {
        if (i > 0) await expect(table.status).toHaveText(/Choose a piece/, { timeout: 20_000 });
        await table.line(move);
      }
    },
    press,
  );
});

test('a move that misses the goal is explained, then help is offered', async ({ page, table }) => {
  const gates = (await storedLessons('klotz')).findIndex(({ name }) => name === 'gates');
  await page.goto(`/learn/klotz#${gates + 1}`);
  await table.ready();
  for (const move of ['e5-a5', 'e5-c3', 'e5-e1']) {
    await table.line(move);
    await expect(table.status).toHaveText(new RegExp(`From ${move.slice(3)} `));
    await table.hears(new RegExp(`^From ${move.slice(3)} `));
    if (move === 'e5-a5') await look(page, 'lesson-missed', 'desktop');
    // The position comes back by itself.
    await expect(table.board.cell('e5')).toHaveAttribute('aria-label', /red Klotz/i, {
      timeout: 20_000,
    });
    const offered = await page.getByRole('button', { name: 'Hint' }).count();
    expect(offered).toBe(move === 'e5-a5' ? 0 : 1);
  }
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(table.status).toHaveText(/a2 and c1 are taken/);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible();
  await expect(page.getByRole('img', { name: '1 star' })).toBeVisible();
  await look(page, 'lesson-done', 'desktop');
});

test('a refused move is explained as in any game', async ({ page, table }) => {
  const three = (await storedLessons('klotz')).findIndex(({ name }) => name === 'three');
  await page.goto(`/learn/klotz#${three + 1}`);
  await table.ready();
  await table.mouse.choose('d6');
  await table.hears(/^d6 selected/);
  await table.mouse.choose('g6');
  await expect(table.status).toHaveClass(/refusal/);
  await expect(table.status).toContainText('f6');
});
