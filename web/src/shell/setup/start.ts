/** Starts a match: saves it where its table looks for it, then opens the table. */
import { router, type Path } from '@/ui/router';
import { loadHolz } from '@/wasm/holz';
import type { SavedMatches } from '../store';

interface NewMatch {
  log(): string;
  free(): void;
}

/**
 * Throws `HolzError` if the rules refuse the match; then nothing changes. If the browser can't save
 * the match, you can still play it, and the table shows a warning.
 */
export async function begin(
  matches: SavedMatches,
  table: Path,
  start: (nowMs: number) => NewMatch,
  load: () => Promise<void> = loadHolz,
): Promise<void> {
  await load();
  const now = Date.now();
  const match = start(now);
  try {
    matches.saveLog(match.log(), now);
  } finally {
    match.free();
  }
  router.navigate(table);
}
