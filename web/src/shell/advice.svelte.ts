/** Lets someone strong advise the player: what to do now, and what speaks for it. */
import type { Hint } from '@/wasm/wire';

/** Who can be asked; a question that is no longer wanted is cancelled. */
export interface Adviser {
  hint(log: string): Promise<Hint>;
  cancel(): void;
  dispose(): void;
}

export class Advice {
  /** What was advised for the move that is to be made. */
  given = $state.raw<Hint | null>(null);
  pending = $state(false);
  /** Raised with every question and every stop: an answer to an older one is dropped. */
  private question = 0;

  /** With nobody to ask there is no advice. */
  constructor(private readonly adviser: Adviser | null) {}

  /** Asks for a hint in the match of a log. At most one of the callbacks is called. */
  ask(log: string, answered: (hint: Hint) => void, failed: (error: unknown) => void): void {
    this.stop();
    if (!this.adviser) return;
    const { question } = this;
    this.pending = true;
    this.adviser.hint(log).then(
      (hint) => {
        if (question !== this.question) return;
        this.pending = false;
        answered(hint);
        this.given = hint;
      },
      (error: unknown) => {
        if (question !== this.question) return;
        this.pending = false;
        failed(error);
      },
    );
  }

  /** Nobody waits for a hint any more. */
  stop(): void {
    this.question += 1;
    if (this.pending) this.adviser?.cancel();
    this.pending = false;
  }

  /** What was advised is done with: the move was made, or the player thinks otherwise. */
  drop(): void {
    this.given = null;
  }

  dispose(): void {
    this.question += 1;
    this.adviser?.dispose();
  }
}
