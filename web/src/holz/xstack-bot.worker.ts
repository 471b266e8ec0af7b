/** The worker of X-Stack's bot. */
import { answerQuestions } from './bot-answer';
import { xstackChooseMove } from './xstack-match';
import { loadXStack } from './xstack-module';

answerQuestions(loadXStack, ({ log, level, seed }) => xstackChooseMove(log, level, seed));
