/** How many pictures a second a page draws. */
import type { BrowserContext } from '@playwright/test';

/** Enough to play by. */
const PICTURES_A_SECOND = 10;

/**
 * Without a graphics card a moving table takes all of a processor to be drawn as often as a screen
 * asks for it, and so everything that is tested waits for pictures that nobody sees.
 */
export async function drawLessOften(context: BrowserContext): Promise<void> {
  await context.addInitScript((pause) => {
    const next = globalThis.requestAnimationFrame.bind(globalThis);
    const cancel = globalThis.cancelAnimationFrame.bind(globalThis);
    /** What to call off instead of a number that was handed out. */
    const waiting = new Map<number, () => void>();
    let handedOut = 0;
    let notBefore = 0;
    globalThis.requestAnimationFrame = (draw) => {
      const number = (handedOut += 1);
      const timer = setTimeout(
        () => {
          const frame = next((now) => {
            waiting.delete(number);
            notBefore = performance.now() + pause;
            draw(now);
          });
          waiting.set(number, () => cancel(frame));
        },
        Math.max(0, notBefore - performance.now()),
      );
      waiting.set(number, () => clearTimeout(timer));
      return number;
    };
    globalThis.cancelAnimationFrame = (number) => {
      waiting.get(number)?.();
      waiting.delete(number);
    };
  }, 1000 / PICTURES_A_SECOND);
}
