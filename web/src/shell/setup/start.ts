/** Begins a match: lays it where its table looks for it, and goes there. */
import { router, type Path } from '@/ui/router';
import { loadHolz } from '@/wasm/holz';
import type { SavedMatches } from '../store';

interface NewMatch {
  log(): string;
  free(): void;
}

/**
 * Throws `HolzError` if the rules refuse the match; then nothing has changed. Where the browser
 * keeps nothing the match can be played all the same: the table says that it is not kept.
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
