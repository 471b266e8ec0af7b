/** The worker of the bots of KLOTZ and The Climbers. */
import type { BotQuestion } from './bot';
import { climbersChooseMove } from './climbers-match';
import { loadHolz } from './holz';
import { klotzChooseMove } from './klotz-match';
import type { BotChoice } from './wire';
import { answerQuestions } from './worker-answer';

answerQuestions(loadHolz, choose);

function choose({ game, log, level, seed }: BotQuestion): BotChoice {
  switch (game) {
    case 'klotz':
      return klotzChooseMove(log, level, seed);
    case 'climbers':
      return climbersChooseMove(log, level, seed);
    case 'xstack':
      throw new Error('X-Stack has a worker of its own');
  }
}
