/** Runs the bots of a local match, one request at a time, and detects when one is stuck. */
import type { BotWorker } from '@/wasm/bot';
import type { Refusal } from '@/wasm/wire';
import { refusalOf } from './refusal';

export type Thinker = Pick<BotWorker, 'chooseMove' | 'cancel' | 'dispose'>;

/** The seat a bot plays, and its level. */
export interface BotSeat {
  seat: number;
  level: number;
}

/** Attempts per move. A different seed may find a legal move; a third attempt wouldn't help. */
const MAX_ATTEMPTS = 2;

export class BotRunner {
  thinking = $state(false);
  /** After an undo in a bots-only game, the bots wait for "Resume". */
  paused = $state(false);
  /** The bot that failed to move; people decide how to continue. */
  stuck = $state.raw<{ seat: number; refusal: Refusal } | null>(null);
  private refusals = 0;
  /** Incremented with every request and every stop, so we can drop late answers. */
  private question = 0;

  /** Without a thinker, no bot runs here. Online, the server runs them. */
  constructor(
    private readonly thinker: Thinker | null,
    /** The minimum time before a bot answers, so people can follow. */
    private readonly pauseMs: number,
    private readonly onstuck: (seat: number, refusal: Refusal) => void,
  ) {}

  /**
   * Asks a bot for a move, unless the bots are paused. Calls back at most once, never after `stop`.
   */
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

  /** The rules refused a bot's move. Returns whether to ask again; if not, the bot is stuck. */
  refused(seat: number, refusal: Refusal): boolean {
    this.refusals += 1;
    if (this.refusals < MAX_ATTEMPTS) return true;
    this.giveUp(seat, refusal);
    return false;
  }

  /** A command succeeded, so clear any failure. */
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
