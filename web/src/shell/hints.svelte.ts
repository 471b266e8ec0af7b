/** Asks a strong bot for the best move and its reasons. */
import type { Hint } from '@/wasm/wire';

/** The source of hints; we cancel requests that are no longer needed. */
export interface Adviser {
  hint(log: string): Promise<Hint>;
  cancel(): void;
  dispose(): void;
}

export class Hints {
  /** The hint for the current move. */
  given = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** Incremented with every request and every stop, so we can drop late answers. */
  private question = 0;

  /** Without an adviser there are no hints. */
  constructor(private readonly adviser: Adviser | null) {}

  /**
   * Asks for a hint on the match of a log. Calls one of the callbacks at most once, never after
   * `stop`.
   */
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

  /** Cancels the request. */
  stop(): void {
    this.question += 1;
    if (this.asking) this.adviser?.cancel();
    this.asking = false;
  }

  /** Discards the hint: you made a move or chose something else. */
  drop(): void {
    this.given = null;
  }

  dispose(): void {
    this.question += 1;
    this.adviser?.dispose();
  }
}
