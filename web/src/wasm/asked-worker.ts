/** A worker that handles one question at a time, so that the page stays responsive. */
import { HolzError } from './answer';
import type { Refusal } from './wire';

/** A question, with an id to match its answer. */
export type Asked<Question> = Question & { id: number };

export type Answered<Result> = { id: number; answer: Result } | { id: number; refusal: Refusal };

/** `ask` rejects with this when the question was cancelled. */
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
   * Asks a question and cancels the previous one. Rejects with `Cancelled` if cancelled, and with a
   * `HolzError` if there is no answer or the worker crashed; the next question then gets a fresh
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

  /** Stops thinking. You can't interrupt a search from outside, so we terminate its worker. */
  cancel(): void {
    const { waiting } = this;
    if (!waiting) return;
    this.stop();
    waiting.reject(new Cancelled());
  }

  /** Terminates the worker for good. */
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
