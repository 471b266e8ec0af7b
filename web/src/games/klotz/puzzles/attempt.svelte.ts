/**
 * One attempt at a puzzle of KLOTZ: plays the other side with the longest defence, notices what was
 * wrong, and counts mistakes and hints. The coach knows what is right.
 */
import type { Thinker } from '@/shell/bot-runner.svelte';
import type { Adviser } from '@/shell/hints.svelte';
import { Tries } from '@/shell/puzzles/tries.svelte';
import type { Coach } from '@/wasm/coach';
import type { BotChoice, Hint, PuzzleReply } from '@/wasm/wire';

type PuzzleCoach = Pick<Coach, 'puzzleReply' | 'puzzleHint' | 'cancel' | 'dispose'>;

export class Attempt extends Tries implements Thinker, Adviser {
  /** The answer to a move that was wrong; the solver takes that move back before going on. */
  refuted = $state.raw<PuzzleReply | null>(null);

  /** The puzzle is to be won within so many moves, both sides counted. */
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
