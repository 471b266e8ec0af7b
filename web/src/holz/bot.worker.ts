/** The worker's side of `BotWorker`: answers each question in turn. */
import type { BotAnswer, BotQuestion } from './bot';
import { climbersChooseMove } from './climbers-match';
import { HolzError, loadHolz } from './holz';
import { klotzChooseMove } from './klotz-match';

self.onmessage = async (event: MessageEvent<BotQuestion>) => {
  self.postMessage(await answer(event.data));
};

const CHOOSE = { klotz: klotzChooseMove, climbers: climbersChooseMove };

async function answer({ id, game, log, level, seed }: BotQuestion): Promise<BotAnswer> {
  try {
    await loadHolz();
    return { id, choice: CHOOSE[game](log, level, seed) };
  } catch (error) {
    if (error instanceof HolzError) return { id, refusal: error.refusal };
    const detail = error instanceof Error ? error.message : String(error);
    return {
      id,
      refusal: {
        code: 'bot-broke-down',
        params: { detail },
        message: `The bot broke down: ${detail}`,
      },
    };
  }
}
