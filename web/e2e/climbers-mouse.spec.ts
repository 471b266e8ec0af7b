import { expect, test } from './support/test';

test.use({ viewport: { width: 1100, height: 700 } });

test('three people play a whole game by mouse, with each kind of step', async ({ climbers }) => {
  const { towerMouse: mouse, tower, page } = climbers;
  await climbers.open();

  await test.step('the pawn walks to a marked cell, its way is shown before', async () => {
    await climbers.expectTurn('North');
    await expect(climbers.status).toHaveText('North: move your pawn or a block.');
    await mouse.point('17,14');
    await mouse.press('17,14');
    await climbers.hears('North walks to 17,14, height 2.');
    await tower.rest();
    await expect(climbers.player('North')).toContainText('Height 2');
  });

  await test.step('nothing is final until the turn ends', async () => {
    await climbers.button('Undo').click();
    await climbers.hears('Undone. 0 steps made this turn.');
    await expect(climbers.player('North')).toContainText('Height 0');
    await mouse.press('17,14');
    await tower.rest();
  });

  await test.step('a block is taken, given another colour, and placed', async () => {
    await mouse.press('19,14', '20,15');
    await climbers.hears(/^Holding the dark blue half cube; \d+ possible places\.$/);
    await mouse.point('15,14', '16,15');
    await expect(climbers.status).toHaveText('Place the dark blue half cube here?');
    await page.keyboard.press('c');
    await climbers.hears('15,14, height 2, lying, light blue on top: allowed.');
    await mouse.press('15,14', '16,15');
    await climbers.hears(
      'North places the dark blue half cube at 15,14, height 2, light blue on top.',
    );
    await climbers.endTurn();
    await climbers.hears('North ends their turn at height 2, a new best.');
    await climbers.expectTurn('East');
  });

  await test.step('the pawn climbs by a ladder, which is then gone', async () => {
    await mouse.press('13,14');
    await climbers.hears('East uses the large ladder to climb to 13,14, height 4.');
    await climbers.endTurn();
    await climbers.expectTurn('South');
    await expect(climbers.player('East')).not.toContainText('large ladder');
    await expect(climbers.player('East')).toContainText('small ladder');
  });

  await test.step('a block pushes a pawn aside', async () => {
    await mouse.press('17,12');
    await climbers.hears('South walks to 17,12, height 1.');
    await tower.rest();
    await mouse.press('15,12', '16,13');
    await climbers.hears(/^Holding the yellow half cube/);
    await page.mouse.wheel(0, 100);
    await mouse.point('17,14', '17,15');
    await expect(climbers.status).toContainText('It pushes 1 pawn aside.');
    await climbers.button('Place block').click();
    await climbers.hears(
      /^South places the yellow half cube at 17,14, height 2, .* North’s pawn is pushed to 18,14\.$/,
    );
    await tower.rest();
    expect(await tower.height('17,14')).toBe(4);
  });

  await test.step('the blocking stone', async () => {
    await climbers.button('Stone').click();
    await expect(climbers.status).toHaveText('Choose a face for your blocking stone.');
    await mouse.press('15,14');
    await climbers.hears('South places the blocking stone at 15,14.');
    await climbers.endTurn();
    await climbers.expectHeights(2, 4, 1);
  });

  await test.step('nobody climbs any more: the last chance, and the end', async () => {
    for (const next of ['East', 'South']) {
      await climbers.button('Pass').click();
      await climbers.expectTurn(next);
    }
    await expect(page.getByText('Turns without a climb: 2 of 3')).toBeVisible();
    await climbers.button('Pass').click();
    await expect(climbers.status).toContainText('North, last chance');
    await climbers.hears('Last chance for North: beat their own best height or the game ends.');
    await climbers.button('Pass').click();
    await climbers.hears('East wins. Highest pawn.');
    await expect(climbers.result.getByRole('heading')).toHaveText('East wins.');
    await climbers.expectHeights(2, 4, 1, 2, 4, 1, 2);
  });

  await test.step('looking back and a rematch', async () => {
    await climbers.moves.getByRole('button').nth(1).click();
    await climbers.hears('Reviewing move 2 of 7.');
    await climbers.button('Back to the game').click();
    await climbers.button('Rematch').click();
    await climbers.hears('A new game starts.');
    // A written position says itself who begins.
    await climbers.expectTurn('North');
  });
});

test('a block can be dragged, turned by its buttons, and put back', async ({ climbers }) => {
  const { towerMouse: mouse, tower, page } = climbers;
  await climbers.open();
  await mouse.drag(['19,14', '20,15'], ['15,14', '16,15']);
  await climbers.hears(/^North places the dark blue half cube at 15,14/);
  await tower.rest();
  await climbers.button('Undo').click();
  await mouse.press('19,14', '20,15');
  await climbers.button('Rotate block').click();
  await climbers.button('Next colour on top').click();
  await climbers.hears(/standing across the x axis/);
  await climbers.button('Cancel').click();
  await climbers.hears('Cancelled.');
  await expect(climbers.button('Pass')).toBeVisible();

  await test.step('what a place would open is told before the block is put down', async () => {
    await mouse.press('19,14', '20,15');
    await climbers.button('What would this open up?').click();
    await mouse.point('14,12', '13,13');
    await expect(
      page.getByRole('complementary', { name: 'What would this open up?' }),
    ).toBeVisible();
  });
});
