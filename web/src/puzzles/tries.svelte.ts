/** What is counted of every attempt at a puzzle, whatever the game. */
import type { Solved } from './progress.svelte';

export class Tries {
  mistakes = $state(0);
  hints = $state(0);

  get how(): Solved {
    return this.mistakes === 0 && this.hints === 0 ? 'clean' : 'solved';
  }
}
