import { expect, test } from './support/test';
import { ENDGAME, STRONG } from './support/xstack-table';

test.use({ viewport: { width: 900, height: 620 } });

test('a turn by keyboard alone, and a reload in the middle of it', async ({ page, xstack }) => {
  // Blocks take their time to come to rest, more so where pictures are drawn without a graphics card.
  test.slow();
  await xstack.open(ENDGAME);
  const press = async (key: string, times = 1) => {
    for (let i = 0; i < times; i += 1) await page.keyboard.press(key);
  };

  await test.step('the list says what lies where, and gives a block into the hand', async () => {
    await xstack.pile.focus();
    await page.keyboard.press('5');
    await page.keyboard.press('l');
    const entry = page.getByRole('button', { name: /^white cube W03.*Nothing on top/ });
    await entry.focus();
    await page.keyboard.press('Enter');
    await xstack.hears(/^Holding the white cube W03\.$/);
    await expect(xstack.pile).toBeFocused();
  });

  await test.step('a reload begins the turn again', async () => {
    await press('ArrowUp', 4);
    await page.reload();
    await xstack.ready();
    await xstack.expectTurn('Ada');
    await expect(xstack.status).toContainText(/pull out a block/);
  });

  await test.step('nudged up, sideways, nearer and down, it lies on the bar', async () => {
    await xstack.pile.focus();
    await page.keyboard.press('5');
    await page.keyboard.press('l');
    await page.getByRole('button', { name: /^white cube W03/ }).press('Enter');
    await press('ArrowUp', 2);
    // Only the last few sentences are kept, and on a slow machine every further key is told of.
    await xstack.hears('W03 is free.');
    await press('ArrowUp', 8);
    await press('ArrowLeft', 15);
    await press('s', 5);
    await xstack.arrives();
    await press('ArrowDown', 4);
    await xstack.arrives();
    await page.keyboard.press('Enter');
    await xstack.hears('W03 is higher now. Take another block as a bonus, or end your turn.');
    await page.keyboard.press('t');
    await xstack.hears('Ada puts W03 back higher.');
    await xstack.expectTurn('Ben');
  });

  await test.step('the turn is shown again in slow motion', async () => {
    await xstack.button('Replay last turn').click();
    await page.getByRole('radiogroup', { name: 'Speed' }).getByText('½').click();
    await expect(xstack.status).toContainText('Replaying turn 29 by Ada.');
    // Twice as long as the turn, which takes the longer the later its keys come.
    await xstack.rest(120_000);
    await xstack.expectTurn('Ada');
    await xstack.button('Stop replay').click();
    await xstack.expectTurn('Ben');
  });
});

test('a block chosen in the list is the one that Enter takes, however late the next picture', async ({
  page,
  xstack,
}) => {
  await xstack.open(ENDGAME);
  await xstack.pile.focus();
  // Pictures wait, as they do on a slow machine.
  const pictures = await page.evaluateHandle(() => {
    const request = globalThis.requestAnimationFrame;
    const waiting: FrameRequestCallback[] = [];
    globalThis.requestAnimationFrame = (draw) => waiting.push(draw);
    return {
      come() {
        globalThis.requestAnimationFrame = request;
        for (const draw of waiting) draw(performance.now());
      },
    };
  });
  await page.keyboard.press('l');
  await expect(page.locator('section.lists li button').first()).toBeFocused();
  // Not the first of the list, which has the focus when the list opens.
  const entry = page.getByRole('button', { name: /^white cube W03/ });
  await entry.focus();
  await pictures.evaluate((late) => late.come());
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await xstack.hears(/^Holding the white cube W03\.$/);
});

test('a collapse is scored as it falls', async ({ page, xstack }) => {
  await xstack.open(STRONG);
  await xstack.pile.focus();
  await page.keyboard.press('5');
  // A plank far below and at the back: what lies before it comes along.
  await page.keyboard.press('l');
  const plank = page.getByRole('button', { name: /^60\smm unpainted plank, N05/ });
  await plank.focus();
  await expect(plank).toBeFocused();
  await page.keyboard.press('Enter');
  for (let i = 0; i < 30; i += 1) await page.keyboard.press('s');
  // What is said of the fall may be over by now; what is written of it stays.
  const fall = page.getByRole('row', { name: /^1 Ada pulls at N05\. \d+ blocks fall: / });
  await expect(fall).toBeAttached({ timeout: 60_000 });
  await xstack.rest();
  await xstack.expectTurn('Ben');
  const trays = page.locator('.players li', { hasText: 'Ada' }).locator('.trays');
  const lost = /penalty (.*), cancelled/.exec((await trays.getAttribute('title')) ?? '')?.[1] ?? '';
  const malus = lost.match(/[RBGYWN]0\d/g)?.length ?? 0;
  expect(malus).toBeGreaterThanOrEqual(4);
  await expect(xstack.player('Ada')).toContainText(`−${malus} point`);
  await expect(page.getByText(`${36 - malus} blocks on the X`)).toBeVisible();
});
