/**
 * Stand-ins for the workers a controller asks, so that a test decides when they answer and what. They
 * know no rules: the match they answer about is a real one and judges their moves.
 */
import type { BotChoice, Hint } from '@/wasm/wire';
import type { Adviser } from './hints.svelte';

/** Stands for the worker of a bot (`BotWorker`). */
export class FakeThinker {
  questions: {
    log: string;
    level: number;
    answer: (text: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  cancelled = 0;

  chooseMove(log: string, level: number): Promise<BotChoice> {
    return new Promise((resolve, reject) => {
      this.questions.push({
        log,
        level,
        answer: (text) => resolve({ text, ply: 0 }),
        fail: reject,
      });
    });
  }

  cancel(): void {
    this.cancelled += 1;
  }

  dispose(): void {}
}

/** Stands for the worker of the coach, which gives hints. */
export class FakeAdviser implements Adviser {
  answers: ((text: string) => void)[] = [];
  cancelled = 0;

  hint(): Promise<Hint> {
    return new Promise((resolve) => {
      this.answers.push((text) =>
        resolve({ ply: 0, text, reasons: [{ code: 'wins', params: {} }] }),
      );
    });
  }

  cancel(): void {
    this.cancelled += 1;
  }

  dispose(): void {}
}
