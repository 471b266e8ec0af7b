/** The worker's side of `BotWorker`: answers each question in turn. */
import { HolzError } from './answer';
import type { BotAnswer, BotQuestion } from './bot';
import type { BotChoice } from './wire';

/** Answers what the page asks: `load` has the rules ready, `choose` is asked for the move. */
export function answerQuestions(
  load: () => Promise<void>,
  choose: (question: BotQuestion) => BotChoice,
): void {
  self.onmessage = async (event: MessageEvent<BotQuestion>) => {
    self.postMessage(await answer(event.data));
  };

  async function answer(question: BotQuestion): Promise<BotAnswer> {
    const { id } = question;
    try {
      await load();
      return { id, choice: choose(question) };
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
}
