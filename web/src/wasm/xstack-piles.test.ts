import { describe, expect, it } from 'vitest';
import { PileDrawer, type PileAnswer, type PileQuestion } from './xstack-piles';

/** Stands for the browser's Worker: answers when the test tells it to. */
class FakeWorker {
  onmessage: ((event: { data: PileAnswer }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  asked: PileQuestion[] = [];
  terminated = false;

  postMessage(question: PileQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.terminated = true;
  }

  answer(): void {
    const { design, seed } = this.asked.at(-1)!;
    this.onmessage?.({ data: { piles: [`${design}.${seed}`] } });
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const drawer = new PileDrawer(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  return { drawer, workers };
}

describe('piles drawn in a worker', () => {
  it('come one after the other, the last one that was asked for first', async () => {
    const { drawer, workers } = setUp();
    const answers = [1, 2, 3].map((seed) => drawer.draw('fan', seed, 1));
    for (let i = 0; i < 3; i++) workers[0]!.answer();
    expect(workers[0]!.asked.map(({ seed }) => seed)).toEqual([1, 3, 2]);
    expect(await Promise.all(answers)).toEqual([['fan.1'], ['fan.2'], ['fan.3']]);
  });

  it('are remembered, and the worker goes when nobody waits', async () => {
    const { drawer, workers } = setUp();
    const first = drawer.draw('wall', 7, 2);
    workers[0]!.answer();
    expect(await drawer.draw('wall', 7, 2)).toEqual(await first);
    expect(workers).toHaveLength(1);
    expect(workers[0]!.terminated).toBe(true);
  });

  it('are asked for again after a worker broke down', async () => {
    const { drawer, workers } = setUp();
    const failed = drawer.draw('fan', 1, 1);
    workers[0]!.onerror?.({ message: 'out of memory' });
    await expect(failed).rejects.toMatchObject({
      refusal: { code: 'internal-error', params: { detail: 'out of memory' } },
    });
    const again = drawer.draw('fan', 1, 1);
    workers[1]!.answer();
    expect(await again).toEqual(['fan.1']);
  });
});
