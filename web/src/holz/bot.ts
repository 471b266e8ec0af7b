/** Bots that think in a worker, so that the page never stops moving. */
import { HolzError } from './answer';
import type { BotChoice, Refusal } from './wire';

/** The games that have bots. */
export type BotGame = 'klotz' | 'climbers' | 'xstack';

/** What the page asks the worker. */
export interface BotQuestion {
  id: number;
  game: BotGame;
  log: string;
  level: number;
  seed: number;
}

/** What the worker answers. */
export type BotAnswer = { id: number; choice: BotChoice } | { id: number; refusal: Refusal };

/** The promise of `chooseMove` is rejected with this when nobody wants the answer any more. */
export class BotCancelled extends Error {
  constructor() {
    super('the bot was told to stop thinking');
    this.name = 'BotCancelled';
  }
}

interface Waiting {
  id: number;
  resolve: (choice: BotChoice) => void;
  reject: (error: Error) => void;
}

/** A worker that thinks about one move at a time; asking again cancels the question before. */
export class BotWorker {
  private worker: Worker | undefined;
  private waiting: Waiting | undefined;
  private lastId = 0;

  /** `spawn` makes the worker; tests give one of their own. */
  constructor(
    private readonly game: BotGame,
    private readonly spawn: () => Worker = spawnWorker,
  ) {}

  /**
   * The move a bot of this level (1 is the weakest) plays in the match of this log. Rejects with
   * `BotCancelled` if cancelled, and with a `HolzError` if the match has no move to choose or the
   * worker broke down; the next question then gets a fresh worker.
   */
  chooseMove(log: string, level: number, seed = randomSeed()): Promise<BotChoice> {
    this.cancel();
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting = { id, resolve, reject };
      const question: BotQuestion = { id, game: this.game, log, level, seed };
      this.running().postMessage(question);
    });
  }

  /** Stops thinking. The search cannot be interrupted from outside, so its worker goes. */
  cancel(): void {
    const waiting = this.waiting;
    if (!waiting) return;
    this.stop();
    waiting.reject(new BotCancelled());
  }

  /** Ends the worker for good. */
  dispose(): void {
    this.cancel();
    this.stop();
  }

  private running(): Worker {
    if (!this.worker) {
      const worker = this.spawn();
      worker.onmessage = (event: MessageEvent<BotAnswer>) => this.answered(event.data);
      worker.onerror = (event) => this.broken(worker, event.message);
      worker.onmessageerror = () => this.broken(worker, 'an answer could not be read');
      this.worker = worker;
    }
    return this.worker;
  }

  private answered(answer: BotAnswer): void {
    const waiting = this.waiting;
    if (waiting?.id !== answer.id) return; // a stale answer: the table has moved on
    this.waiting = undefined;
    if ('choice' in answer) waiting.resolve(answer.choice);
    else waiting.reject(new HolzError(answer.refusal));
  }

  private broken(worker: Worker, detail: string): void {
    if (worker !== this.worker) return;
    const waiting = this.waiting;
    this.stop();
    waiting?.reject(
      new HolzError({
        code: 'bot-broke-down',
        params: { detail },
        message: `The bot broke down: ${detail || 'its worker could not be started'}`,
      }),
    );
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting = undefined;
  }
}

function spawnWorker(): Worker {
  return new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bot' });
}

function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}
