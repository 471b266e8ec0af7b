/**
 * The attempt at a lesson: asks the coach what each move came to, plays the replies of the other
 * side, and counts misses. Works for every game.
 */
import { untrack } from 'svelte';
import type { BotChoice, Hint, LessonVerdict, Reason } from '@/wasm/wire';
import type { Thinker } from '../bot-runner.svelte';
import { MAX_STARS, type Stars } from './stars.svelte';

/** Judges lessons. It knows the goals. */
export interface LessonCoach {
  verdict(source: string, log: string): Promise<LessonVerdict>;
  solution(source: string, log: string): Promise<Hint>;
  dispose(): void;
}

/** Misses after which help is offered. */
const HINT_AFTER = 2;
const SOLUTION_AFTER = 3;

export class LessonAttempt implements Thinker {
  misses = $state(0);
  done = $state(false);
  /** Why the last move missed the goal; shown until the next one. */
  miss = $state.raw<Reason | null>(null);
  /** The hint is on screen. */
  hinted = $state(false);
  private helped = false;
  private missed = $state(false);
  /** The reply of the other side, until it is asked for. */
  private reply: string | null = null;
  private asked: ((choice: BotChoice) => void) | null = null;

  constructor(
    private readonly coach: LessonCoach,
    private readonly source: string,
  ) {}

  get mayHint(): boolean {
    return this.misses >= HINT_AFTER && !this.done;
  }

  get mayShow(): boolean {
    return this.misses >= SOLUTION_AFTER && !this.done;
  }

  get stars(): Stars {
    if (this.helped) return 1;
    return this.misses > 0 ? 2 : MAX_STARS;
  }

  /** Asks what was played came to. */
  async judge(log: string): Promise<LessonVerdict> {
    const verdict = await this.coach.verdict(this.source, log);
    this.take(verdict);
    return verdict;
  }

  /** Counts a verdict. */
  take({ state, reply, miss }: LessonVerdict): void {
    untrack(() => {
      this.reply = reply;
      this.miss = miss;
      if (state === 'done') this.done = true;
      if (state === 'missed') {
        this.missed = true;
        this.misses += 1;
        this.hinted = false;
      }
    });
    this.answer();
  }

  /** A verdict was given; what follows on the board only shows it. */
  get closed(): boolean {
    return this.done || this.missed;
  }

  /** The position is set up again. A miss keeps its sentence until the next move. */
  restart(): void {
    if (this.done) {
      this.misses = 0;
      this.helped = false;
    }
    this.done = false;
    this.missed = false;
    this.reply = null;
    this.asked = null;
  }

  hint(): void {
    this.helped = true;
    this.hinted = true;
    this.miss = null;
  }

  /** The next move that leads to the goal. */
  solution(log: string): Promise<Hint> {
    this.helped = true;
    this.miss = null;
    return this.coach.solution(this.source, log);
  }

  // ---- the other side ----------------------------------------------------------------------

  /** Waits for the verdict: only some moves have a reply. */
  chooseMove(): Promise<BotChoice> {
    return new Promise((resolve) => {
      this.asked = resolve;
      this.answer();
    });
  }

  private answer(): void {
    const { asked, reply } = this;
    if (!asked || reply === null) return;
    this.asked = null;
    this.reply = null;
    asked({ ply: 0, text: reply });
  }

  cancel(): void {
    this.asked = null;
  }

  dispose(): void {
    this.cancel();
    this.coach.dispose();
  }
}
