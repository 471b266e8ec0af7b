import { describe, expect, it } from 'vitest';
import { Cancelled, type Answered, type Asked } from './asked-worker';
import { BotWorker, type BotQuestion } from './bot';
import { HolzError } from './answer';
import type { BotChoice } from './wire';

/** Stands for the browser's Worker: answers when the test tells it to. */
class FakeWorker {
  onmessage: ((event: { data: Answered<BotChoice> }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  questions: Asked<BotQuestion>[] = [];
  terminated = false;

  postMessage(question: Asked<BotQuestion>): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.terminated = true;
  }

  answer(answer: Answered<BotChoice>): void {
    this.onmessage?.({ data: answer });
  }
}

const CHOICE: BotChoice = { ply: 0, text: 'b2-b3' };

function setUp() {
  const workers: FakeWorker[] = [];
  const bot = new BotWorker('klotz', () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const worker = (index: number): FakeWorker => {
    const found = workers[index];
    if (!found) throw new Error(`there is no worker ${index}`);
    return found;
  };
  return { bot, workers, worker };
}

describe('BotWorker', () => {
  it('asks its worker and gives the answer', async () => {
    const { bot, worker } = setUp();
    const choice = bot.chooseMove('log', 2, 7);
    expect(worker(0).questions).toEqual([{ id: 1, game: 'klotz', log: 'log', level: 2, seed: 7 }]);
    worker(0).answer({ id: 1, answer: CHOICE });
    await expect(choice).resolves.toEqual(CHOICE);
  });

  it('keeps its worker from one question to the next', async () => {
    const { bot, workers, worker } = setUp();
    const first = bot.chooseMove('log', 1);
    worker(0).answer({ id: 1, answer: CHOICE });
    await first;
    const second = bot.chooseMove('log', 1);
    worker(0).answer({ id: 2, answer: CHOICE });
    await second;
    expect(workers).toHaveLength(1);
  });

  it('drops a question nobody waits for any more, and its answer', async () => {
    const { bot, workers, worker } = setUp();
    const first = bot.chooseMove('log', 1);
    const second = bot.chooseMove('log 2', 1);
    await expect(first).rejects.toBeInstanceOf(Cancelled);
    expect(worker(0).terminated).toBe(true);
    worker(1).answer({ id: 1, answer: { ...CHOICE, text: 'stale' } });
    worker(1).answer({ id: 2, answer: CHOICE });
    await expect(second).resolves.toEqual(CHOICE);
    expect(workers).toHaveLength(2);
  });

  it('passes on why a bot cannot choose', async () => {
    const { bot, worker } = setUp();
    const choice = bot.chooseMove('log', 9);
    const refusal = { code: 'no-such-level', params: {}, message: 'there is no bot of level 9' };
    worker(0).answer({ id: 1, refusal });
    await expect(choice).rejects.toMatchObject({ refusal });
  });

  it('reports a crash and starts afresh', async () => {
    const { bot, workers, worker } = setUp();
    const choice = bot.chooseMove('log', 1);
    worker(0).onerror?.({ message: 'out of memory' });
    const error = await choice.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HolzError);
    expect((error as HolzError).refusal.code).toBe('bot-broke-down');
    void bot.chooseMove('log', 1).catch(() => undefined);
    expect(workers).toHaveLength(2);
    bot.dispose();
    expect(worker(1).terminated).toBe(true);
  });
});
