/** Seeing and understanding at the table of The Climbers: what went wrong in trials. */
import { CALM, expect, test } from './support/test';

test.use({ ...CALM, viewport: { width: 1280, height: 800 } });

test('the block in hand tells its colour, and no error before it is placed', async ({
  page,
  climbers,
}) => {
  const { towerMouse: mouse, tower } = climbers;
  await climbers.open();
  await mouse.press('17,14');
  await tower.rest();
  await mouse.press('19,14', '20,15');
  const swatch = page.locator('[data-swatch]');
  await expect(swatch).toHaveAttribute('data-swatch', 'darkBlue');
  await page.keyboard.press('c');
  await expect(swatch).not.toHaveAttribute('data-swatch', 'darkBlue');
  // Turning it makes no complaint; placing it where it can't stand does.
  const tools = page.getByRole('group', { name: 'Nudge the block' });
  const before = await tools.boundingBox();
  await page.keyboard.press('r');
  await mouse.point('13,14', '14,15');
  await expect(climbers.status).toContainText(/(Choose a place for|Place) the /);
  expect(await tools.boundingBox(), 'the tools stay where they are').toEqual(before);
  await mouse.press('16,18');
  await expect(climbers.status).not.toContainText(/(Choose a place for|Place) the /);
  await mouse.point('15,14', '16,15');
  await expect(climbers.status, 'the message goes with its cause').toContainText(
    /(Choose a place for|Place) the /,
  );
});

test('your pawn can be found by key and by button', async ({ page, climbers }) => {
  await climbers.open();
  await climbers.tower.target.focus();
  await page.keyboard.press('f');
  await climbers.hears('14,10, table, North’s pawn');
  await climbers.button('Rotate the tower left').click();
  await climbers.button('Find my pawn').click();
  await climbers.hears('14,10, table, North’s pawn');
});

test('refusals and the list of turns name blocks by what you see', async ({ page, climbers }) => {
  const { towerMouse: mouse, tower } = climbers;
  await climbers.open();
  await mouse.press('17,14');
  await tower.rest();
  await mouse.press('19,14', '20,15');
  await mouse.press('15,14', '16,15');
  await tower.rest();
  await climbers.endTurn();
  await expect(climbers.moves.getByRole('button')).toHaveText('dark blue half cube → height 2');
  await climbers.tower.target.focus();
  await climbers.button('Block').click();
  await mouse.press('15,14', '16,15');
  await expect(climbers.status).toHaveText(
    'The previous player just moved the dark blue half cube.',
  );
  await expect(page.getByText(/\bH\d\b/)).toHaveCount(0);
});
