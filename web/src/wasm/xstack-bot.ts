/** X-Stack's bot, in a worker of its own: only those who play X-Stack load it. */
import { BotWorker } from './bot';

/** A bot whose turns come with their gestures: `XStackMatch.preview` shows them. */
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
