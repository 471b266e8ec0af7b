import type { Page } from '@playwright/test';
import type { ClimbersTable } from './support/climbers-table';
import { storedLessons, takeCourse } from './support/lessons';
import { look } from './support/look';
import { CALM, expect, test } from './support/test';

test.use(CALM);

const FACES: Readonly<Record<string, string>> = {
  r: 'red',
  y: 'yellow',
  d: 'darkBlue',
  l: 'lightBlue',
  v: 'violet',
  g: 'grey',
};

/** Makes the turn of a text: blocks and stones from the lists, pawns on the tower. */
async function make(page: Page, climbers: ClimbersTable, turn: string): Promise<void> {
  const list = (name: string) => page.getByRole('combobox', { name, exact: true });
  for (const step of turn.split(' ')) {
    const block = /^(\w\d+)@(\d+,\d+):(\d)x(\d)x(\d):(\w)$/.exec(step);
    if (block) {
      const [, name, place, x, y, z, top] = block as unknown as string[];
      await list('Block').selectOption(name!);
      if ((await list('Orientation').count()) > 0) {
        await list('Orientation').selectOption(`${x},${y},${z}`);
      }
      await list('On top').selectOption(FACES[top!]!);
      await list('Place').selectOption(place!);
      await page.getByRole('button', { name: 'Place it there' }).click();
    } else if (step.startsWith('x')) {
      // Both orders of its cells name the same face.
      const options = list('Blocking stone').locator('option');
      const values = await options.evaluateAll((each) =>
        each.map((option) => (option as HTMLOptionElement).value),
      );
      await list('Blocking stone').selectOption(values.find((value) => value === step)!);
      await page.getByRole('button', { name: 'Place it', exact: true }).click();
    } else {
      const [, way, cell] = /^(w|bs|bl|s|l)(\d+,\d+)$/.exec(step) as unknown as string[];
      await list('Your pawn').selectOption(cell!);
      await page.getByRole('button', { name: 'Go there' }).click();
      const ask = climbers.dialog('Which ladder?');
      if (way === 's' || way === 'l') {
        await page.waitForTimeout(300);
        const ladder = way === 's' ? 'small ladder' : 'large ladder';
        if (await ask.isVisible()) await ask.getByRole('button', { name: ladder }).click();
      }
    }
  }
}

test('the course of The Climbers', async ({ page, climbers }) => {
  const lessons = await storedLessons('climbers');
  await page.goto('/learn/climbers');
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible();
  await look(page, 'climbers-course', 'desktop');
  await page.getByRole('link', { name: 'Start' }).click();
  await takeCourse(
    page,
    lessons,
    async ({ name, solution }) => {
      await climbers.ready();
      if (name === 'turn') await look(page, 'climbers-lesson', 'desktop');
      await climbers.tower.target.focus();
      await page.keyboard.press('l');
      await make(page, climbers, solution[0]!);
      await climbers.endTurn();
    },
    (name) => page.getByRole('link', { name }).click(),
  );
});

test('a turn that misses the goal is explained', async ({ page, climbers }) => {
  await page.goto('/learn/climbers#1');
  await climbers.ready();
  await climbers.button('Pass').click();
  await expect(climbers.status).toHaveText(/still on the table/);
  // The position comes back by itself.
  await expect(climbers.button('Pass')).toBeEnabled({ timeout: 20_000 });
});
