/** Hints for a table: the coach finds them, and we load the messages to explain them. */
import { loadPart } from '@/i18n';
import { Cancelled } from '@/wasm/asked-worker';
import { BotWorker } from '@/wasm/bot';
import { Coach, type CoachedGame } from '@/wasm/coach';
import type { Hint } from '@/wasm/wire';
import type { Adviser } from '../hints.svelte';
import { storedLevel } from '../setup/levels';

/**
 * Used when the coach is unavailable: the strongest bot that needs no download. It gives no
 * reasons.
 */
const STAND_IN_LEVEL = storedLevel(6);

/** Creates an adviser for a table of this game. */
export function adviserOf(game: CoachedGame): Adviser {
  const coach = new Coach(game);
  const standIn = new BotWorker(game);

  async function hint(log: string): Promise<Hint> {
    try {
      const [hint] = await Promise.all([coach.hint(log), loadPart('coach')]);
      return hint;
    } catch (error) {
      if (error instanceof Cancelled) throw error;
      // Offline, the coach is available only if it was loaded before; the bots always are.
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
