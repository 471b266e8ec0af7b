/**
 * One attempt at a puzzle of The Climbers: what the turn came to, and a hint in two parts. The coach
 * knows what is right.
 */
import type { Adviser } from '@/shell/hints.svelte';
import { Tries } from '@/shell/puzzles/tries.svelte';
import type { PuzzleAttempt } from '@/wasm/climbers';
import type { Coach } from '@/wasm/coach';
import type { Hint } from '@/wasm/wire';

type PuzzleCoach = Pick<Coach, 'puzzleAttempt' | 'puzzleSolution' | 'cancel' | 'dispose'>;

export class Attempt extends Tries implements Adviser {
  /** What the turn that was ended came to; none while it is being made. */
  outcome = $state.raw<PuzzleAttempt | null>(null);
  /** The block that has to move was told: the next hint is the solution. */
  named = $state(false);

  /** The puzzle as it is written. */
  constructor(
    private readonly coach: PuzzleCoach,
    private readonly line: string,
  ) {
    super();
  }

  /** Finds out what a turn comes to. */
  async judge(turn: string): Promise<void> {
    const outcome = await this.coach.puzzleAttempt(this.line, turn);
    if (!outcome.right) this.mistakes += 1;
    this.outcome = outcome;
  }

  /** Half a hint: which block it is. */
  nameBlock(): void {
    this.named = true;
    this.hints += 1;
  }

  async hint(): Promise<Hint> {
    const hint = await this.coach.puzzleSolution(this.line);
    this.hints += 1;
    return hint;
  }

  cancel(): void {
    this.coach.cancel();
  }

  dispose(): void {
    this.coach.dispose();
  }
}
