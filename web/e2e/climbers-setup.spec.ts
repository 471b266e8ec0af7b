import { choose } from './support/choose';
import { expect, FLAT, test } from './support/test';

test.use(FLAT);

test('a game of The Climbers is agreed on, started and remembered', async ({ page, climbers }) => {
  await page.goto('/climbers/new');
  await choose(page, 'Number of players', '3');
  const seat = (number: number) => page.getByRole('group', { name: `Player ${number}` });
  for (const [index, name] of ['North', 'East', 'South'].entries()) {
    await choose(seat(index + 1), 'Played by', 'Human');
    await seat(index + 1)
      .getByRole('textbox', { name: 'Name' })
      .fill(name);
  }
  await choose(seat(1), 'Colour', /^Violet/);
  // Chance decides who begins unless the order of the list is asked for.
  await expect(page.getByText('Decided at random when the game starts.')).toBeVisible();
  await choose(page, 'Turn order', 'As listed');
  await page.getByRole('button', { name: 'Move player 1 down in the turn order' }).click();
  await expect(seat(2).getByRole('textbox', { name: 'Name' })).toHaveValue('North');

  // An edition is a set of rules; changing one of them makes another mix of it.
  await choose(page, 'Edition', 'Modern');
  await expect(
    page
      .getByRole('radiogroup', { name: 'Climbing down' })
      .getByRole('radio', { name: 'Not allowed' }),
  ).toBeChecked();
  await choose(page, 'Bridges', 'On');
  await expect(
    page.getByRole('radiogroup', { name: 'Edition' }).getByRole('radio', { name: 'Custom' }),
  ).toBeChecked();

  const tower = page.getByRole('spinbutton', { name: 'Tower number' });
  await tower.fill('-3');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Enter a whole number from 0 to')).toBeVisible();
  await expect(page.getByText('Please fix the highlighted fields')).toBeVisible();
  await tower.fill('4711');
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  await expect(page).toHaveURL(/\/climbers$/);
  await climbers.ready();
  await expect(climbers.players.getByRole('listitem')).toHaveText([/East/, /North/, /South/]);
  await climbers.expectTurn('East');

  await page.goto('/climbers/new');
  // Nothing would be lost yet.
  await expect(page.getByText('You have a game in progress.')).toHaveCount(0);
  await expect(seat(2).getByRole('textbox', { name: 'Name' })).toHaveValue('North');
  await expect(page.getByRole('radio', { name: 'Tower 4711' })).toBeAttached();
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'The Climbers' }).getByRole('button')).toHaveText(
    'Continue',
  );
});
