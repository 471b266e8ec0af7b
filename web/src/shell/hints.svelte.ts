/** Asks a strong bot what to do now, and what speaks for it. */
import type { Hint } from '@/wasm/wire';

/** Who can be asked; a question that nobody waits for is cancelled. */
export interface Adviser {
  hint(log: string): Promise<Hint>;
  cancel(): void;
  dispose(): void;
}

export class Hints {
  /** The hint for the move that is to be made. */
  given = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** Incremented with every question and every stop, so that late answers are dropped. */
  private question = 0;

  /** Without an adviser there are no hints. */
  constructor(private readonly adviser: Adviser | null) {}

  /** Asks for a hint in the match of a log. Calls one of the callbacks at most once, never after `stop`. */
  ask(log: string, answered: (hint: Hint) => void, failed: (error: unknown) => void): void {
    this.stop();
    if (!this.adviser) return;
    const { question } = this;
    this.asking = true;
    this.adviser.hint(log).then(
      (hint) => {
        if (question !== this.question) return;
        this.asking = false;
        answered(hint);
        this.given = hint;
      },
      (error: unknown) => {
        if (question !== this.question) return;
        this.asking = false;
        failed(error);
      },
    );
  }

  /** Nobody waits for a hint any more. */
  stop(): void {
    this.question += 1;
    if (this.asking) this.adviser?.cancel();
    this.asking = false;
  }

  /** Forgets the hint: the move was made, or the player decided otherwise. */
  drop(): void {
    this.given = null;
  }

  dispose(): void {
    this.question += 1;
    this.adviser?.dispose();
  }
}
