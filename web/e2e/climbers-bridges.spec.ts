import { CALM, expect, test } from './support/test';

test.use({ ...CALM, viewport: { width: 1100, height: 700 } });

/** Two towers of height 6 with two cells between them: nobody gets from one to the other without a bridge. */
const TWO_TOWERS = `game: climbers
rules: 1
date: 2026-11-16
red: North
yellow: East
options: pawn_before_block=yes descend=allowed tie=last rounds=1 bridges=yes together=no
position: D1@12,14:2x2x4:y;C2@12,14:2x2x2:g;D2@16,14:2x2x4:y;C1@16,14:2x2x2:r;H1@14,14:2x2x1:y;H9@14,12:2x2x1:g r@13,14;y@14,10 r r:slx;y:slx - - 0 r:6/1;y:0/0
result: unfinished
`;

test('with bridges a ladder is laid over a gap and walked over, before the block', async ({
  page,
  climbers,
}) => {
  const { towerMouse: mouse, tower } = climbers;
  await climbers.open(TWO_TOWERS);

  await test.step('either ladder would do, so the player is asked', async () => {
    await mouse.press('16,14');
    const ways = climbers.dialog('Which ladder?');
    await expect(ways).toContainText('To 16,14, height 6:');
    await ways.getByRole('button', { name: 'small ladder' }).click();
    await climbers.hears('North crosses the small ladder bridge to 16,14, height 6.');
    await tower.rest();
    await expect(climbers.player('North')).not.toContainText('small ladder');
    await expect(climbers.player('North')).toContainText('large ladder');
  });

  await test.step('back again by the large one', async () => {
    await mouse.press('13,14');
    await climbers.hears('North crosses the large ladder bridge to 13,14, height 6.');
    await tower.rest();
    await climbers.button('Undo').click();
    await climbers.hears('Undone. 1 step made this turn.');
  });

  await test.step('after the block there is no bridge any more', async () => {
    await climbers.button('Block').click();
    await mouse.press('14,12', '15,13');
    await climbers.hears(/^Holding the grey half cube/);
    await mouse.press('18,14', '19,15');
    await climbers.hears(/^North places the grey half cube at 18,14, height 0/);
    await tower.rest();
    await mouse.press('13,14');
    await expect(climbers.status).toContainText('You can’t lay a bridge in a turn');
    await climbers.endTurn();
    await climbers.expectTurn('East');
    await climbers.expectHeights(6);
  });

  await test.step('the ladder is gone for good, also after a reload', async () => {
    await page.reload();
    await climbers.ready();
    await expect(climbers.player('North')).not.toContainText('small ladder');
  });
});
