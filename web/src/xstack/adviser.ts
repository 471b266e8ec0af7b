/** Hints for X-Stack: a bot says which block it would pull. */
import { xstackBot } from '../holz/xstack-bot';
import { storedLevel } from '../setup/levels';
import type { Adviser } from '../table/advice.svelte';

/** The strongest of the levels. */
const HINT_LEVEL = storedLevel(8);

export function xstackAdviser(): Adviser {
  const bot = xstackBot();
  return {
    hint: async (log) => ({ ...(await bot.chooseMove(log, HINT_LEVEL)), reasons: [] }),
    cancel: () => bot.cancel(),
    dispose: () => bot.dispose(),
  };
}
