/** The worker that draws piles, see `xstack-piles.ts`. */
import { HolzError, fault } from './answer';
import { xstackDrawPiles } from './xstack-match';
import { loadXStack } from './xstack-module';
import type { PileAnswer, PileQuestion } from './xstack-piles';

self.onmessage = async (event: MessageEvent<PileQuestion>) => {
  self.postMessage(await answer(event.data));
};

async function answer({ design, seed, rounds }: PileQuestion): Promise<PileAnswer> {
  try {
    await loadXStack();
    return { piles: xstackDrawPiles(design, seed, rounds) };
  } catch (error) {
    return { refusal: error instanceof HolzError ? error.refusal : fault(error) };
  }
}
