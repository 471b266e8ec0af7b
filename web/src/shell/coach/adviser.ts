/** Hints for a table: thought about by the coach, with the words to tell them in. */
import { loadPart } from '@/i18n';
import { Cancelled } from '@/wasm/asked-worker';
import { BotWorker } from '@/wasm/bot';
import { Coach, type CoachedGame } from '@/wasm/coach';
import type { Hint } from '@/wasm/wire';
import type { Adviser } from '../hints.svelte';
import { storedLevel } from '../setup/levels';

/** Who advises where the coach cannot be had: the strongest bot that needs nothing more, without a word on why. */
const STAND_IN_LEVEL = storedLevel(6);

/** An adviser of its own for a table of this game. */
export function adviserOf(game: CoachedGame): Adviser {
  const coach = new Coach(game);
  const standIn = new BotWorker(game);

  async function hint(log: string): Promise<Hint> {
    try {
      const [hint] = await Promise.all([coach.hint(log), loadPart('coach')]);
      return hint;
    } catch (error) {
      if (error instanceof Cancelled) throw error;
      // Without a network the coach is not there unless it was asked before; the bots always are.
      return { ...(await standIn.chooseMove(log, STAND_IN_LEVEL)), reasons: [] };
    }
  }

  const both = [coach, standIn];
  return {
    hint,
    cancel: () => both.forEach((each) => each.cancel()),
    dispose: () => both.forEach((each) => each.dispose()),
  };
}
