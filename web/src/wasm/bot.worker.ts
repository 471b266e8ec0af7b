/** The bot worker of KLOTZ and The Climbers. */
import type { BotQuestion } from './bot';
import { climbersChooseMove, climbersThinksDeeply } from './climbers-match';
import { loadHolz } from './holz';
import { klotzChooseMove } from './klotz-match';
import type { BotChoice } from './wire';
import { answerQuestions } from './worker-answer';

answerQuestions(loadHolz, choose);

async function choose({ game, log, level, seed }: BotQuestion): Promise<BotChoice> {
  switch (game) {
    case 'klotz':
      return klotzChooseMove(log, level, seed);
    case 'climbers':
      if (!climbersThinksDeeply(level)) return climbersChooseMove(log, level, seed);
      // The strong bot has its own module, to keep the page small.
      return (await import('./coach-module')).climbersChooseDeeply(log, level, seed);
    case 'xstack':
      throw new Error('X-Stack has a worker of its own');
  }
}
