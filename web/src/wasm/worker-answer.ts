/** The worker's side of `AskedWorker`: answers questions in order. */
import { HolzError } from './answer';
import type { Answered, Asked } from './asked-worker';

/** Answers the page's questions: `load` prepares the rules, `think` computes the answer. */
export function answerQuestions<Question, Result>(
  load: () => Promise<void>,
  think: (question: Question) => Result | Promise<Result>,
): void {
  self.onmessage = async (event: MessageEvent<Asked<Question>>) => {
    self.postMessage(await answer(event.data));
  };

  async function answer(question: Asked<Question>): Promise<Answered<Result>> {
    const { id } = question;
    try {
      await load();
      return { id, answer: await think(question) };
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
