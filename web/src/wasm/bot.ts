/** Bots that think in a worker. */
import { AskedWorker } from './asked-worker';
import type { BotChoice } from './wire';

export type BotGame = 'klotz' | 'climbers' | 'xstack';

export interface BotQuestion {
  game: BotGame;
  log: string;
  level: number;
  seed: number;
}

/** A worker that picks one move at a time; asking again cancels the previous question. */
export class BotWorker {
  private readonly worker: AskedWorker<BotQuestion, BotChoice>;

  /** `spawn` creates the worker; tests pass a fake. */
  constructor(
    private readonly game: BotGame,
    spawn: () => Worker = spawnWorker,
  ) {
    this.worker = new AskedWorker(spawn);
  }

  /** The move a bot of this level (by its stored number) plays in the match with this log. */
  chooseMove(log: string, level: number, seed = randomSeed()): Promise<BotChoice> {
    return this.worker.ask({ game: this.game, log, level, seed });
  }

  cancel(): void {
    this.worker.cancel();
  }

  /** Terminates the worker for good. */
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
