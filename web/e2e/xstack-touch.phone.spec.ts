import { expect, test } from './support/test';
import { ENDGAME } from './support/xstack-table';

test('a turn by touch on a phone', async ({ page, xstack }) => {
  await xstack.open(ENDGAME);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: string, ...points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });

  await test.step('a tap takes the cube, and it stays in hand', async () => {
    await xstack.rest();
    const { x, y } = await xstack.point('G03');
    await page.touchscreen.tap(x, y);
    await xstack.hears('Holding the green cube G03.');
    await expect(xstack.button('Let go')).toBeVisible();
  });

  await test.step('a finger moves it, from wherever it is put down', async () => {
    const start = { x: 200, y: 300 };
    await touch('touchStart', start);
    for (let i = 1; i <= 8; i += 1) await touch('touchMove', { x: start.x, y: start.y - i * 8 });
    await touch('touchEnd');
    await xstack.hears('G03 is free.');
    await expect(xstack.button('Let go')).toBeVisible();
  });

  await test.step('two fingers twist it, or turn the view', async () => {
    const [a, b] = [
      { x: 130, y: 300 },
      { x: 260, y: 300 },
    ];
    await touch('touchStart', a);
    await touch('touchStart', a, b);
    for (let i = 1; i <= 6; i += 1) await touch('touchMove', a, { x: b.x, y: b.y + i * 8 });
    await touch('touchEnd');
    await expect(xstack.button('Let go')).toBeVisible();
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });

  await test.step('the lever pulls it nearer, and giving up ends the turn', async () => {
    await expect(page.getByRole('slider', { name: 'Closer or farther' })).toBeVisible();
    await xstack.button('Give up block').tap();
    await xstack.hears(/^Ada gives up G03\. Penalty: G03\.$/);
    await xstack.expectTurn('Ben');
  });

  await test.step('the turn is watched again, in slow motion', async () => {
    await xstack.button('Replay').tap();
    await page.getByRole('radiogroup', { name: 'Speed' }).getByText('¼').tap();
    await expect(xstack.status).toContainText(/Replaying turn \d+ by Ada\./);
    await xstack.button('Stop replay').tap();
    await xstack.expectTurn('Ben');
  });
});
