/** Counts mistakes and hints of an attempt, for any game. */
import type { Count, Solved } from './progress.svelte';

export class Tries implements Count {
  mistakes = $state(0);
  hints = $state(0);

  /** Continues the count of an earlier visit. */
  goOnFrom({ mistakes, hints }: Count): void {
    this.mistakes = mistakes;
    this.hints = hints;
  }

  get how(): Solved {
    return this.mistakes === 0 && this.hints === 0 ? 'clean' : 'solved';
  }
}
