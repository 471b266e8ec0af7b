/** Runs the bots of a match on this screen, one question at a time, and knows when one is stuck. */
import type { BotWorker } from '@/wasm/bot';
import type { Refusal } from '@/wasm/wire';
import { refusalOf } from './refusal';

export type Thinker = Pick<BotWorker, 'chooseMove' | 'cancel' | 'dispose'>;

/** The seat a bot plays, and how well. */
export interface BotSeat {
  seat: number;
  level: number;
}

/** Attempts per move. Another seed may choose otherwise; a third would not help. */
const MAX_ATTEMPTS = 2;

export class BotRunner {
  thinking = $state(false);
  /** Only bots play and someone took a move back: they wait for "Resume". */
  paused = $state(false);
  /** A bot that should move and could not: people decide how the match goes on. */
  stuck = $state.raw<{ seat: number; refusal: Refusal } | null>(null);
  private refusals = 0;
  /** Incremented with every question and every stop, so that late answers are dropped. */
  private question = 0;

  /** Without a thinker (online the server runs the bots) nothing ever thinks here. */
  constructor(
    private readonly thinker: Thinker | null,
    /** A bot never answers sooner than this, so that people can follow. */
    private readonly pauseMs: number,
    private readonly onstuck: (seat: number, refusal: Refusal) => void,
  ) {}

  /** Lets a bot choose a move, unless the bots are paused. Calls back at most once, never after `stop`. */
  think(log: string, { seat, level }: BotSeat, answered: (text: string) => void): void {
    if (!this.thinker || this.paused) return;
    const question = ++this.question;
    this.thinking = true;
    this.stuck = null;
    const pause = new Promise((resolve) => setTimeout(resolve, this.pauseMs));
    Promise.all([this.thinker.chooseMove(log, level), pause]).then(
      ([choice]) => {
        if (question === this.question) answered(choice.text);
      },
      (error: unknown) => {
        if (question === this.question) this.giveUp(seat, refusalOf(error));
      },
    );
  }

  /** The rules refused a bot's move. Whether to ask it again; if not, it is stuck. */
  refused(seat: number, refusal: Refusal): boolean {
    this.refusals += 1;
    if (this.refusals < MAX_ATTEMPTS) return true;
    this.giveUp(seat, refusal);
    return false;
  }

  /** A command was carried out: nothing is wrong any more. */
  clear(): void {
    this.stuck = null;
    this.refusals = 0;
  }

  stop(): void {
    this.question += 1;
    if (this.thinking) this.thinker?.cancel();
    this.thinking = false;
  }

  dispose(): void {
    this.question += 1;
    this.thinker?.dispose();
  }

  private giveUp(seat: number, refusal: Refusal): void {
    this.thinking = false;
    this.stuck = { seat, refusal };
    this.onstuck(seat, refusal);
  }
}
