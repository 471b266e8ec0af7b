/** What is counted of every attempt at a puzzle, whatever the game. */
import type { Count, Solved } from './progress.svelte';

export class Tries implements Count {
  mistakes = $state(0);
  hints = $state(0);

  /** Goes on counting where an earlier visit left off. */
  goOnFrom({ mistakes, hints }: Count): void {
    this.mistakes = mistakes;
    this.hints = hints;
  }

  get how(): Solved {
    return this.mistakes === 0 && this.hints === 0 ? 'clean' : 'solved';
  }
}
