/**
 * An attempt at a KLOTZ puzzle: plays the longest defence, detects wrong moves, and counts mistakes
 * and hints. The coach knows the solution.
 */
import type { Thinker } from '@/shell/bot-runner.svelte';
import type { Adviser } from '@/shell/hints.svelte';
import { Tries } from '@/shell/puzzles/tries.svelte';
import type { Coach } from '@/wasm/coach';
import type { BotChoice, Hint, PuzzleReply } from '@/wasm/wire';

type PuzzleCoach = Pick<Coach, 'puzzleReply' | 'puzzleHint' | 'cancel' | 'dispose'>;

export class Attempt extends Tries implements Thinker, Adviser {
  /** The reply to a wrong move; you have to take that move back before you continue. */
  refuted = $state.raw<PuzzleReply | null>(null);

  /** The puzzle must be won within this many moves, counting both sides. */
  constructor(
    private readonly coach: PuzzleCoach,
    private readonly plies: number,
  ) {
    super();
  }

  async chooseMove(log: string): Promise<BotChoice> {
    const reply = await this.coach.puzzleReply(log, this.plies);
    if (!reply.right) {
      this.refuted = reply;
      this.mistakes += 1;
    }
    return reply;
  }

  async hint(log: string): Promise<Hint> {
    const hint = await this.coach.puzzleHint(log, this.plies);
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
