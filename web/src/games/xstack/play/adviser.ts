/** Hints for X-Stack: a bot says which block it would pull. */
import type { Adviser } from '@/shell/hints.svelte';
import { storedLevel } from '@/shell/setup/levels';
import { xstackBot } from '@/wasm/xstack-bot';

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
