import { expect, test } from './support/test';

test('three people play by touch on a phone', async ({ page, climbers }) => {
  const { towerFinger: finger, tower } = climbers;
  await climbers.open();

  await test.step('a tap sends the pawn', async () => {
    await finger.press('17,14');
    await climbers.hears('North walks to 17,14, height 2.');
    await tower.rest();
  });

  await test.step('a tap takes a block, a drag moves its ghost, a button confirms', async () => {
    await climbers.button('Block').tap();
    await finger.press('19,14', '20,15');
    await climbers.hears(/^Holding the dark blue half cube/);
    await tower.rest();
    const from = await tower.point('19,14', '20,15');
    const to = await tower.point('15,14', '16,15');
    await finger.drag(from, to);
    await expect(climbers.status).toHaveText('Place the dark blue half cube here?');
    await climbers.button('Place block').tap();
    await climbers.hears(/^North places the dark blue half cube at 15,14, height 2/);
    await tower.rest();
    await climbers.button('End turn').tap();
    await climbers.expectTurn('East');
  });

  await test.step('nudges, and the page never scrolls', async () => {
    await climbers.button('Block').tap();
    await tower.rest();
    await finger.press('17,12', '18,13');
    await climbers.hears(/^Holding the grey half cube/);
    await page.getByRole('button', { name: 'Closer' }).tap();
    await climbers.hears(/^\d+,\d+, height \d, lying, grey on top: /);
    await climbers.button('Cancel').tap();
    await finger.drag({ x: 200, y: 250 }, { x: 120, y: 300 });
    const scrolled = await page.evaluate(() => ({
      window: [scrollX, scrollY],
      spare: document.documentElement.scrollHeight - innerHeight,
    }));
    expect(scrolled).toEqual({ window: [0, 0], spare: 0 });
  });

  await test.step('a ladder: the first tap shows the route, the second spends it', async () => {
    await tower.rest();
    await finger.press('13,14', '14,15');
    await expect(climbers.status).toContainText('This spends your large ladder.');
    await expect(climbers.player('East')).toContainText('large ladder');
    await tower.rest();
    await climbers.button('Climb here').tap();
    await climbers.hears(/^East uses the large ladder to climb to 1[34],1[45], height 4\.$/);
    await climbers.endTurn();
    await climbers.expectTurn('South');
  });

  await test.step('the end', async () => {
    for (const next of ['North', 'East', 'South']) {
      await climbers.button('Pass').tap();
      await climbers.expectTurn(next);
    }
    await climbers.button('Pass').tap();
    await climbers.hears('East wins. Highest pawn.');
    await expect(climbers.result).toBeInViewport();
  });
});
