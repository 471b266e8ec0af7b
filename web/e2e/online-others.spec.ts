import { expect, forgive, test, type Person } from './support/online';
import { CALM } from './support/test';

test.describe('The Climbers', () => {
  test.use({ ...CALM, viewport: { width: 1100, height: 700 } });

  /** Six blocks: the tower of `SMALL_TOWER`, with two players. */
  const SETUP = {
    seats: ['red', 'yellow'].map((colour) => ({ colour, name: '', player: { kind: 'human' } })),
    options: {
      pawnBeforeBlock: true,
      descend: 'allowed',
      tie: 'last',
      rounds: 1,
      bridges: false,
      together: false,
    },
    tower: 0,
    clock: { kind: 'none' },
    start:
      'H1@15,12:2x2x1:y;H5@19,14:2x2x1:d;H9@17,12:2x2x1:g;C1@15,14:2x2x2:r;C2@17,14:2x2x2:g;D1@13,14:2x2x4:y r@14,10;y@16,10 r r:slx;y:slx - - 0 r:0/0;y:0/0',
  };

  test('two people play a whole game through a link, and one loses the line twice', async ({
    ada,
    ben,
    complaints,
  }) => {
    const made = await ada.page.request.post('/api/tables', {
      data: {
        setup: { game: 'climbers', setup: SETUP },
        visibility: 'private',
        seat: 0,
        name: 'Ada',
      },
    });
    const { id } = (await made.json()) as { id: string };
    await ada.page.goto(`/online/${id}`);
    await ben.join(`/online/${id}`);
    await ada.climbers.ready();
    await ben.climbers.ready();

    await test.step('turns are made step by step and travel as a whole', async () => {
      await ada.climbers.towerMouse.press('17,14');
      await ada.climbers.hears('Ada walks to 17,14, height 2.');
      await expect(ben.climbers.player('Ada')).toContainText('Height 0');
      await ada.climbers.endTurn();
      await ben.climbers.expectHeights(2);
      await ben.climbers.expectTurn('Ben');
      await ben.climbers.hears(/^Ada walks to 17,14, height 2\./);
    });

    await test.step('the line breaks in mid-turn, and the turn is made once', async () => {
      await ben.climbers.tower.rest();
      await ben.climbers.towerMouse.press('13,14', '14,15');
      await ben.climbers.hears(/^Ben climbs by the large ladder to 1[34],1[45], height 4\.$/);
      await ben.dropLine();
      await ben.climbers.hears('Connection lost, trying again …');
      await ben.climbers.endTurn();
      await ada.climbers.expectTurn('Ada');
      await expect(ada.climbers.moves.getByRole('button')).toHaveCount(2);
      await expect(ada.climbers.player('Ben')).toContainText('Height 4');
    });

    await test.step('without a network: what happened meanwhile is there afterwards', async () => {
      await ben.page.context().setOffline(true);
      await ben.dropLine();
      await expect(ben.climbers.status).toContainText('Connection lost, trying again');
      await pass(ada);
      await ben.page.context().setOffline(false);
      await ben.climbers.expectTurn('Ben');
      await expect(ben.climbers.moves.getByRole('button')).toHaveCount(3);
    });

    await test.step('nobody climbs any more, and both see who stands highest', async () => {
      await pass(ben);
      await ada.climbers.expectTurn('Ada');
      await pass(ada);
      for (const { climbers } of [ada, ben])
        await expect(climbers.result).toContainText('Ben wins.');
    });
    forgive(complaints, /WebSocket|ERR_INTERNET_DISCONNECTED/);
  });

  async function pass({ climbers }: Person): Promise<void> {
    await expect(climbers.button('Pass')).toBeEnabled();
    await climbers.button('Pass').click();
  }
});

test.describe('X-Stack', () => {
  test.use({ viewport: { width: 900, height: 620 } });

  test('a turn is seen by the other while it is made, and judged by the server', async ({
    ada,
    ben,
  }) => {
    // Blocks take their time to come to rest, more so where pictures are drawn without a graphics card.
    test.slow();
    await ben.join(await ada.openTable('X-Stack'));
    await ada.xstack.ready();
    await ben.xstack.ready();
    await ada.xstack.expectTurn('Ada');

    for (const [mover, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      await mover.xstack.expectTurn(mover.name);
      await mover.xstack.pile.focus();
      await mover.page.keyboard.press('5');
      await mover.page.keyboard.press('l');
      const entry = mover.page.getByRole('button', { name: /Nothing lies on it/ }).first();
      const block = /\b[RBGYWN]0\d\b/.exec(await entry.innerText())![0];
      await entry.press('Enter');
      await mover.xstack.hears(/^The hand holds the /);
      for (let i = 0; i < 10; i += 1) await mover.page.keyboard.press('ArrowUp');
      await mover.xstack.hears(/ is free\.$/);
      // The other one sees the block rise in the hand, long before anything of it counts.
      await expect(other.xstack.status).toContainText(`${mover.name} has ${block} in hand`);
      await other.xstack.hears(/ is free\.$/);
      await mover.page.keyboard.press('g');
      await mover.xstack.hears(new RegExp(`^${mover.name} gives .* up\\.`));
      await other.xstack.hears(new RegExp(`^${mover.name} gives .* up\\.`));
      // What was done elsewhere is seen before one's own turn begins.
      await expect(other.button('Skip')).toBeHidden({ timeout: 60_000 });
    }
    await ada.xstack.expectTurn('Ada');
    await expect(ada.page.getByText('34 blocks on the X')).toBeVisible();
    await expect(ben.page.getByText('34 blocks on the X')).toBeVisible();
  });
});
