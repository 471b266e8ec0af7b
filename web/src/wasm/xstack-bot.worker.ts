/** The worker of X-Stack's bot. */
import type { BotQuestion } from './bot';
import { answerQuestions } from './worker-answer';
import { xstackChooseMove } from './xstack-match';
import { loadXStack } from './xstack-module';

answerQuestions(loadXStack, ({ log, level, seed }: BotQuestion) =>
  xstackChooseMove(log, level, seed),
);
