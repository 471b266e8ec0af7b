/** Hints for X-Stack: the block a bot would pull. */
import type { Adviser } from '@/shell/hints.svelte';
import { storedLevel } from '@/shell/setup/levels';
import { xstackBot } from '@/wasm/xstack-bot';

/** The strongest level. */
const HINT_LEVEL = storedLevel(8);

export function xstackAdviser(): Adviser {
  const bot = xstackBot();
  return {
    hint: async (log) => ({ ...(await bot.chooseMove(log, HINT_LEVEL)), reasons: [] }),
    cancel: () => bot.cancel(),
    dispose: () => bot.dispose(),
  };
}
