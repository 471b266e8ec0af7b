import { expect, forgive, test, type Person } from './support/online';
import { CALM } from './support/test';
import { PILE } from './support/xstack-table';

/** Ada makes a table, and Ben follows the link to it. */
async function sitDown(ada: Person, ben: Person, setup: object): Promise<void> {
  const made = await ada.page.request.post('/api/tables', {
    data: { setup, visibility: 'private', seat: 0, name: 'Ada' },
  });
  const { id } = (await made.json()) as { id: string };
  await ada.page.goto(`/online/${id}`);
  await ben.join(`/online/${id}`);
}

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
    await sitDown(ada, ben, { game: 'climbers', setup: SETUP });
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
      await ben.climbers.hears(/^Ben uses the large ladder to climb to 1[34],1[45], height 4\.$/);
      await ben.dropLine();
      await ben.climbers.hears('Connection lost. Reconnecting…');
      await ben.climbers.endTurn();
      await ada.climbers.expectTurn('Ada');
      await expect(ada.climbers.moves.getByRole('button')).toHaveCount(2);
      await expect(ada.climbers.player('Ben')).toContainText('Height 4');
    });

    await test.step('without a network: what happened meanwhile is there afterwards', async () => {
      await ben.page.context().setOffline(true);
      await ben.dropLine();
      await expect(ben.climbers.status).toContainText('Connection lost. Reconnecting');
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

  /** With hands so strong that one can bring everything down in a turn. */
  const SETUP = {
    seats: ['', ''].map((name) => ({ name, player: { kind: 'human' } })),
    options: { design: 'fan', hand: 'strong', tremor: 'none', rounds: 1 },
    seed: 12,
    piles: [PILE],
    clock: { kind: 'none' },
  };

  test('two people play a whole game through a link, and one loses the line twice', async ({
    ada,
    ben,
    complaints,
  }) => {
    // Blocks take their time to come to rest, more so where pictures are drawn without a graphics card.
    test.slow();
    await sitDown(ada, ben, { game: 'xstack', setup: SETUP });
    await ada.xstack.ready();
    await ben.xstack.ready();

    await test.step('a turn is seen by the other while it is made, and judged by the server', async () => {
      const block = await takeUp(ada, 'highest');
      await expect(ada.xstack.status).toContainText(`${block} is high enough`);
      // The other one sees the block rise in the hand, long before anything of it counts.
      await expect(ben.xstack.status).toContainText(`Ada is holding ${block}`);
      await ben.xstack.hears(/ is free\.$/);
      await giveUp(ada, ben);
    });

    await test.step('the line breaks while a block is in the hand, and the turn is made once', async () => {
      const block = await takeUp(ben, 'highest');
      await expect(ben.xstack.status).toContainText(`${block} is high enough`);
      await ben.dropLine();
      await ben.xstack.hears('Connection lost. Reconnecting…');
      await giveUp(ben, ada);
      for (const person of [ada, ben]) {
        await expect(person.xstack.moves.getByRole('button')).toHaveCount(2);
        await expect(turnOf(person, 2)).toHaveAccessibleName(new RegExp(`^Ben gives up ${block}`));
        await expect(person.page.getByText('34 blocks on the X')).toBeVisible();
      }
    });

    await test.step('without a network: the collapse is there afterwards', async () => {
      await ben.page.context().setOffline(true);
      await ben.dropLine();
      await expect(ben.xstack.status).toContainText('Connection lost. Reconnecting');
      await bringDown(ada, 3);
      await ben.page.context().setOffline(false);
      const fall = /^Ada pulls at .* falls?: /;
      await expect(turnOf(ben, 3)).toHaveAccessibleName(fall, { timeout: 60_000 });
      await expect(ben.button('Skip')).toBeHidden({ timeout: 60_000 });
    });

    await test.step('four blocks are left, and both see who has won', async () => {
      const people = [ada, ben];
      for (let turn = 4; !(await isOver(ada)); turn += 1) {
        await bringDown(people[(turn - 1) % 2]!, turn);
        for (const person of people) {
          await expect(turnOf(person, turn)).toBeAttached();
          await expect(person.button('Skip')).toBeHidden({ timeout: 60_000 });
        }
      }
      const results = people.map(({ xstack }) => xstack.result.getByRole('heading'));
      await expect(results[1]!).toHaveText((await results[0]!.textContent())!, { timeout: 60_000 });
    });
    forgive(complaints, /WebSocket|ERR_INTERNET_DISCONNECTED/);
  });

  /** Takes a block into the hand by the list and lifts it by six centimetres. */
  async function takeUp({ page, xstack, name }: Person, which: 'highest' | 'lowest') {
    await xstack.expectTurn(name);
    await xstack.pile.focus();
    await page.keyboard.press('5');
    await page.keyboard.press('l');
    const entries = page.locator('section.lists li button[aria-disabled=false]');
    const entry = which === 'highest' ? entries.first() : entries.last();
    const block = /\b[RBGYWN]0\d\b/.exec(await entry.innerText())![0];
    await entry.press('Enter');
    await xstack.hears(/^Holding the /);
    for (let i = 0; i < 15; i += 1) await page.keyboard.press('ArrowUp');
    return block;
  }

  async function giveUp(mover: Person, other: Person): Promise<void> {
    await mover.page.keyboard.press('g');
    const told = new RegExp(`^${mover.name} gives up .*\\.`);
    await mover.xstack.hears(told);
    await other.xstack.hears(told);
    // What was done elsewhere is seen before one's own turn begins.
    await expect(other.button('Skip')).toBeHidden({ timeout: 60_000 });
  }

  /** Lifts the block that everything lies on, and draws it to the front with all the rest. */
  async function bringDown(mover: Person, turn: number): Promise<void> {
    await takeUp(mover, 'lowest');
    for (let i = 0; i < 60; i += 1) await mover.page.keyboard.press('s');
    // Unless something has fallen, the turn goes on.
    await mover.page.keyboard.press('g');
    await expect(turnOf(mover, turn)).toBeAttached({ timeout: 60_000 });
    await mover.xstack.rest();
  }

  async function isOver({ xstack }: Person): Promise<boolean> {
    await expect(xstack.status).toContainText(/wins|draw|pull out|Waiting for/i);
    return xstack.result.isVisible();
  }

  /** What the list says of a turn. */
  function turnOf({ xstack }: Person, turn: number) {
    return xstack.moves.getByRole('button').nth(turn - 1);
  }
});
