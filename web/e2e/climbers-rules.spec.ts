import { CALM, expect, test } from './support/test';
import { SMALL_TOWER } from './support/climbers-table';

test.use({ ...CALM, viewport: { width: 1100, height: 700 } });

test('what is not possible is explained next to the tower', async ({ page, climbers }) => {
  const { towerMouse: mouse, tower } = climbers;
  await climbers.open();

  await test.step('thinking better of the stone', async () => {
    await mouse.press('17,14');
    await climbers.hears('North walks to 17,14, height 2.');
    await tower.rest();
    await climbers.button('Stone').click();
    await page.keyboard.press('Escape');
    await climbers.hears('Cancelled.');
  });

  await test.step('a block that carries a pawn', async () => {
    await climbers.button('Block').click();
    await mouse.press('18,15');
    await expect(climbers.status).toHaveText(/grey cube/);
    await expect(climbers.status).toHaveClass(/refusal/);
    await page.keyboard.press('Escape');
  });

  await test.step('a place beside everything, and one where the block would overhang', async () => {
    await mouse.press('19,14', '20,15');
    await climbers.hears(/^Holding the dark blue half cube/);
    await mouse.press('22,17');
    await climbers.hears(/must rest on or touch/);
    await expect(climbers.status).toHaveClass(/refusal/);
    await mouse.point('15,14', '16,15');
    await page.keyboard.press('ArrowDown');
    await climbers.hears(/overhang/i);
    await page.keyboard.press('Escape');
  });

  await test.step('a face of another colour', async () => {
    await mouse.press('19,14', '20,15');
    await mouse.point('15,14', '16,15');
    await mouse.press('15,14', '16,15');
    await climbers.hears(/^North places the dark blue half cube at 15,14/);
    await tower.rest();
    await mouse.press('15,12', '16,13');
    await expect(climbers.status).toHaveClass(/refusal/);
    await expect(climbers.status).toHaveText(/yellow/);
    await page.keyboard.press('Escape');
  });

  await test.step('a block moved in the turn before', async () => {
    await climbers.endTurn();
    await climbers.expectTurn('East');
    await climbers.button('Block').click();
    await mouse.press('15,14', '16,15');
    await expect(climbers.status).toHaveText(/just moved the dark blue half cube/);
    await expect(climbers.status).toHaveClass(/refusal/);
  });
});

test('where two ladders would do, the player is asked which', async ({ page, climbers }) => {
  const { towerMouse: mouse, tower } = climbers;
  // Without the step before it the grey cube needs a ladder from the table.
  await climbers.open(SMALL_TOWER.replace('H9@17,12:2x2x1:g', 'H9@21,12:2x2x1:g'));
  await mouse.press('17,14', '18,15');
  const question = climbers.dialog('Which ladder?');
  await expect(question.getByRole('button', { name: 'small ladder' })).toBeVisible();
  await question.getByRole('button', { name: 'large ladder' }).click();
  await climbers.hears(/^North uses the large ladder to climb to 1[78],1[45], height 2\.$/);
  await tower.rest();
  await expect(climbers.player('North')).toContainText('small ladder');
  await page.keyboard.press('u');
  await expect(climbers.player('North')).toContainText('large ladder');
});

test('with `together` the others follow, without ladders', async ({ climbers }) => {
  const { towerMouse: mouse } = climbers;
  await climbers.open(SMALL_TOWER.replace('together=no', 'together=yes'));
  await mouse.press('17,14', '18,15');
  await climbers.endTurn();
  await climbers.expectTurn('East');
  await climbers.hears('East may follow North: move their pawn (no ladders), or pass.');
  await expect(climbers.status).toHaveText(
    'East: North has moved. You may move your pawn (no ladders), or pass.',
  );
  await expect(climbers.button('Block')).toBeDisabled();
  await mouse.press('17,12', '18,13');
  await climbers.hears(/^East walks to 1[78],1[23], height 1\.$/);
  await climbers.endTurn();
  await climbers.expectTurn('South');
  await climbers.button('Pass').click();
  await climbers.expectTurn('East');
  await expect(climbers.status).toHaveText('East: move your pawn or a block.');
});
