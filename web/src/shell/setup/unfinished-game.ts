/** The saved game, as the pages outside the table see it. */
import { loadHolz } from '@/wasm/holz';
import type { SessionSource } from '../session';

interface SavedMatch {
  view(nowMs: number): { outcome: unknown; ply: number };
  free(): void;
}

/**
 * Whether you can continue the saved game, and at least this many moves were made. Loads the rules
 * to find out. An unreadable game counts, because its table explains what to do.
 */
export async function isUnfinished(
  {
    matches,
    load = loadHolz,
    restore,
  }: Pick<SessionSource<SavedMatch>, 'matches' | 'load' | 'restore'>,
  leastMoves = 0,
): Promise<boolean> {
  const log = matches.loadLog();
  if (log === null) return false;
  await load();
  try {
    const match = restore(log);
    const { outcome, ply } = match.view(0);
    match.free();
    return outcome === null && ply >= leastMoves;
  } catch {
    return true;
  }
}
