/** A worker that thinks about one question at a time, so that the page never stops moving. */
import { HolzError } from './answer';
import type { Refusal } from './wire';

/** What the worker is asked, with a number to know the answer by. */
export type Asked<Question> = Question & { id: number };

/** What the worker answers. */
export type Answered<Result> = { id: number; answer: Result } | { id: number; refusal: Refusal };

/** A promise of `ask` is rejected with this when nobody wants the answer any more. */
export class Cancelled extends Error {
  constructor() {
    super('nobody wants the answer any more');
    this.name = 'Cancelled';
  }
}

interface Waiting<Result> {
  id: number;
  resolve: (answer: Result) => void;
  reject: (error: Error) => void;
}

export class AskedWorker<Question extends object, Result> {
  private worker: Worker | undefined;
  private waiting: Waiting<Result> | undefined;
  private lastId = 0;

  constructor(private readonly spawn: () => Worker) {}

  /**
   * Asks, and cancels the question before. Rejects with `Cancelled` if cancelled, and with a
   * `HolzError` if there is no answer or the worker broke down; the next question then gets a fresh
   * worker.
   */
  ask(question: Question): Promise<Result> {
    this.cancel();
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting = { id, resolve, reject };
      const asked: Asked<Question> = { id, ...question };
      this.running().postMessage(asked);
    });
  }

  /** Stops thinking. A search cannot be interrupted from outside, so its worker goes. */
  cancel(): void {
    const { waiting } = this;
    if (!waiting) return;
    this.stop();
    waiting.reject(new Cancelled());
  }

  /** Ends the worker for good. */
  dispose(): void {
    this.cancel();
    this.stop();
  }

  private running(): Worker {
    if (!this.worker) {
      const worker = this.spawn();
      worker.onmessage = (event: MessageEvent<Answered<Result>>) => this.answered(event.data);
      worker.onerror = (event) => this.broken(worker, event.message);
      worker.onmessageerror = () => this.broken(worker, 'an answer could not be read');
      this.worker = worker;
    }
    return this.worker;
  }

  private answered(answered: Answered<Result>): void {
    const { waiting } = this;
    if (waiting?.id !== answered.id) return; // a stale answer: the table has moved on
    this.waiting = undefined;
    if ('answer' in answered) waiting.resolve(answered.answer);
    else waiting.reject(new HolzError(answered.refusal));
  }

  private broken(worker: Worker, detail: string): void {
    if (worker !== this.worker) return;
    const { waiting } = this;
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
