import type { Point } from './support/board';
import { expect, test } from './support/test';
import { ENDGAME } from './support/xstack-table';

test.use({ viewport: { width: 900, height: 620 } });

test('two people play a game to its end with the mouse', async ({ page, xstack }) => {
  // Blocks take their time to come to rest, more so where pictures are drawn without a graphics card.
  test.slow();
  await xstack.open(ENDGAME);
  await xstack.fromAbove();

  /** Grabs a block, lifts it with the wheel, and waits until it is free. */
  const lift = async (block: string): Promise<Point> => {
    await xstack.rest();
    const from = await xstack.point(block);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 6, from.y);
    await xstack.hears(new RegExp(`^Holding the .*${block}\\.$`));
    await page.mouse.move(from.x, from.y);
    await page.mouse.wheel(0, 450);
    await xstack.hears(`${block} is free.`);
    return from;
  };
  const carry = async (from: Point, to: Point) => {
    for (let i = 1; i <= 10; i += 1) {
      const part = i / 10;
      await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    }
  };

  await test.step('Ada puts a cube onto a bar: it lies higher', async () => {
    await xstack.expectTurn('Ada');
    const onto = await xstack.point('N01');
    await carry(await lift('W03'), onto);
    await expect(xstack.status).toContainText('W03 is high enough. Set it down and let go.');
    await xstack.arrives();
    await page.mouse.wheel(0, -240);
    await xstack.arrives();
    await page.mouse.up();
    await xstack.hears('W03 is higher now. Take another block as a bonus, or end your turn.');
  });

  await test.step('she brings another cube to her tray', async () => {
    const [cube] = await xstack.bare('W03', 'N01');
    const from = await lift(cube!);
    await carry(from, { x: from.x + 340, y: from.y });
    await xstack.hears(`${cube} is in the tray.`);
    await page.mouse.up();
    await xstack.hears(new RegExp(`^Ada puts W03 back higher\\. Ada takes ${cube} as a bonus\\.`));
    await xstack.expectTurn('Ben');
  });

  await test.step('the block she put back is forbidden to Ben, who declines', async () => {
    await xstack.rest();
    const { x, y } = await xstack.point('W03');
    await page.mouse.click(x, y);
    await xstack.hears(/^The previous player just put W03 back/);
    await xstack.button('Pass: take W03 as a penalty').click();
    await xstack.hears(/^Ben passes and takes W03 as a penalty\./);
    await xstack.expectTurn('Ada');
  });

  await test.step('blocks that are given up are malus; four are left, and the game is over', async () => {
    for (const player of ['Ada', 'Ben']) {
      await xstack.expectTurn(player);
      const [block] = await xstack.bare();
      await lift(block!);
      await page.keyboard.press('g');
      await xstack.hears(new RegExp(`^${player} gives up ${block}\\.`));
      await page.mouse.up();
    }
    await expect(xstack.result).toBeVisible();
    await xstack.hears(/^Ada wins\. Highest score\.$/);
  });

  await test.step('it is told how it went, and played on from before the end', async () => {
    await xstack.button('Analyse').click();
    // Every colour of a bonus cancels some malus of hers: two points at least.
    await expect(page.getByRole('img', { name: /^Every player’s points/ })).toBeVisible();
    const turning = page.getByRole('list', { name: 'The turns that mattered most' });
    await turning.getByRole('button', { name: /^29\. Ada puts W03 back/ }).press('Enter');
    await xstack.button('Play from here').press('Enter');
    await expect(xstack.result).toBeHidden();
    await xstack.expectTurn('Ben');
  });
});
