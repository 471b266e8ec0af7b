/** Splits long work, so that the browser can handle input and paint in between. */

/** The longest slice: a frame at 60 Hz has 16 ms, and the browser needs some of it. */
const SLICE_MS = 8;

interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser do something else. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Runs the jobs in order and yields when a slice is over. Stops without an error when `wanted` says
 * no; returns whether all jobs have run.
 */
export async function inSlices(
  jobs: Iterable<() => unknown>,
  wanted: () => boolean = () => true,
): Promise<boolean> {
  let started = performance.now();
  for (const job of jobs) {
    if (performance.now() - started > SLICE_MS) {
      await breathe();
      started = performance.now();
    }
    if (!wanted()) return false;
    job();
  }
  return true;
}
