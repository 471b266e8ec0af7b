import { storedLessons, takeCourse } from './support/lessons';
import { look } from './support/look';
import { expect, FLAT, test } from './support/test';

test.use(FLAT);

test('the course of KLOTZ by touch', async ({ page, table }) => {
  const lessons = await storedLessons('klotz');
  await page.goto('/learn/klotz');
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible();
  await look(page, 'course', 'phone');
  await page.getByRole('link', { name: 'Start' }).tap();
  table.hand = table.finger;
  await takeCourse(
    page,
    lessons,
    async ({ name, solution }) => {
      await table.ready();
      if (name === 'gates') await look(page, 'lesson', 'phone');
      for (const [i, move] of solution.filter((_, ply) => ply % 2 === 0).entries()) {
        if (i > 0) await expect(table.status).toHaveText(/Choose a piece/, { timeout: 20_000 });
        await table.line(move);
      }
      if (name === 'gates') await look(page, 'lesson-done', 'phone');
    },
    (name) => page.getByRole('link', { name }).tap(),
  );
});
