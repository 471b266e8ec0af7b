/** X-Stack's bot in its own worker, so that it loads only when you play X-Stack. */
import { BotWorker } from './bot';

/** A bot whose turns include their gestures; show them with `XStackMatch.preview`. */
export function xstackBot(): BotWorker {
  return new BotWorker(
    'xstack',
    () =>
      new Worker(new URL('./xstack-bot.worker.ts', import.meta.url), {
        type: 'module',
        name: 'xstack-bot',
      }),
  );
}
