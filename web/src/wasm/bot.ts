/** Bots that think in a worker. */
import { AskedWorker } from './asked-worker';
import type { BotChoice } from './wire';

/** The games that have bots. */
export type BotGame = 'klotz' | 'climbers' | 'xstack';

/** What the page asks the worker. */
export interface BotQuestion {
  game: BotGame;
  log: string;
  level: number;
  seed: number;
}

/** A worker that thinks about one move at a time; asking again cancels the question before. */
export class BotWorker {
  private readonly worker: AskedWorker<BotQuestion, BotChoice>;

  /** `spawn` makes the worker; tests give one of their own. */
  constructor(
    private readonly game: BotGame,
    spawn: () => Worker = spawnWorker,
  ) {
    this.worker = new AskedWorker(spawn);
  }

  /** The move a bot of this level (by its stored number) plays in the match of this log. */
  chooseMove(log: string, level: number, seed = randomSeed()): Promise<BotChoice> {
    return this.worker.ask({ game: this.game, log, level, seed });
  }

  /** Stops thinking. */
  cancel(): void {
    this.worker.cancel();
  }

  /** Ends the worker for good. */
  dispose(): void {
    this.worker.dispose();
  }
}

function spawnWorker(): Worker {
  return new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bot' });
}

function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}
