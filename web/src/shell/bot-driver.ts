/** Lets a bot think, but never answer faster than a person at the table could follow. */
import type { BotWorker } from '@/wasm/bot';

export type Thinker = Pick<BotWorker, 'chooseMove' | 'cancel' | 'dispose'>;

export class BotDriver {
  /** Raised with every question and every stop: an answer to an older one is dropped. */
  private question = 0;

  constructor(
    private readonly thinker: Thinker,
    private readonly pauseMs: number,
  ) {}

  /** Asks for a move. At most one of the callbacks is called, and neither after `stop`. */
  think(
    log: string,
    level: number,
    answered: (text: string) => void,
    failed: (error: unknown) => void,
    pauseMs = this.pauseMs,
  ): void {
    const question = ++this.question;
    const pause = new Promise((resolve) => setTimeout(resolve, pauseMs));
    Promise.all([this.thinker.chooseMove(log, level), pause]).then(
      ([choice]) => {
        if (question === this.question) answered(choice.text);
      },
      (error: unknown) => {
        if (question === this.question) failed(error);
      },
    );
  }

  stop(): void {
    this.question += 1;
    this.thinker.cancel();
  }

  dispose(): void {
    this.question += 1;
    this.thinker.dispose();
  }
}
