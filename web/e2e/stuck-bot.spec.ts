import type { Asked } from '../src/wasm/asked-worker';
import type { BotQuestion } from '../src/wasm/bot';
import { expect, FLAT, test } from './support/test';

test.use(FLAT);

/** Bots that choose a move the rules refuse, and count how often they were asked. */
test.beforeEach(async ({ context, newGame, table }) => {
  await context.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(globalThis, { asked });
    class Stubborn extends EventTarget {
      onmessage: ((event: MessageEvent) => void) | null = null;
      postMessage({ id }: Asked<BotQuestion>): void {
        asked.times += 1;
        const data = { id, answer: { ply: 1, text: 'a1-b1' } };
        setTimeout(() => this.onmessage?.(new MessageEvent('message', { data })));
      }
      terminate(): void {}
    }
    Object.assign(globalThis, { Worker: Stubborn });
  });
  await newGame.play({ seats: ['North', { level: '1, Balsa' }] });
  await table.ready();
});

test('a bot whose moves are refused is asked twice, and then people decide', async ({
  table,
  page,
}) => {
  const times = () => page.evaluate('asked.times');
  await table.line('g7-e5');
  await expect(table.status).toHaveText(/Green couldn’t move\. There’s nothing on a1\./);
  await expect(table.status).toHaveClass(/refusal/);
  await expect(table.player('Green')).toContainText('Couldn’t move');
  await table.hears(/^Green couldn’t move\. /);
  expect(await times()).toBe(2);

  await test.step('it is asked again when someone says so, and not without end', async () => {
    await table.button('Try again').click();
    await expect(table.status).toHaveText(/Green is thinking/);
    await expect(table.status).toHaveText(/Green couldn’t move\. There’s nothing on a1\./);
    await page.waitForTimeout(2500);
    expect(await times()).toBe(4);
  });

  await test.step('the move before can be taken back', async () => {
    await table.button('Undo').click();
    await table.expectTurn('North');
    await table.line('g7-e5');
    await expect(table.status).toHaveText(/Green couldn’t move\. There’s nothing on a1\./);
  });

  await test.step('a person can go on in its place', async () => {
    await table.button('Play for it').click();
    await table.hears('You now play for Green.');
    await table.expectTurn('Green');
    await table.line('h8-j10', 'e5-c3');
    await table.expectMoves('g7-e5', 'h8-j10', 'e5-c3');
  });
});
