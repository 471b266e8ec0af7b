/** The puzzles of a game, fetched when they are wanted. */
import { Coach, type CoachedGame, type CoachPuzzles } from '@/wasm/coach';
import { loadHolz } from '@/wasm/holz';
import type { Entry } from './entries';

/** A puzzle of a game, with its place in the list. */
export type Listed<Game extends CoachedGame> = CoachPuzzles[Game] & Pick<Entry, 'number' | 'name'>;

/** What gives all puzzles of a game, easiest first, from a file at an address: read once. */
export function puzzlesAt<Game extends CoachedGame>(
  game: Game,
  address: string,
): () => Promise<Listed<Game>[]> {
  let loading: Promise<Listed<Game>[]> | undefined;
  return () => {
    loading ??= load(game, address).catch((error: unknown) => {
      loading = undefined; // what failed may succeed the next time
      throw error;
    });
    return loading;
  };
}

async function load<Game extends CoachedGame>(
  game: Game,
  address: string,
): Promise<Listed<Game>[]> {
  const coach = new Coach(game);
  try {
    // Whoever sees the list will want to play: the rules come along.
    const [puzzles] = await Promise.all([
      fetchPuzzles(address).then((text) => coach.puzzles(text)),
      loadHolz(),
    ]);
    return puzzles.map((puzzle, i) => ({
      ...puzzle,
      number: i + 1,
      name: nameOf(puzzle.setup.start ?? ''),
    }));
  } finally {
    coach.dispose();
  }
}

/** The text of a file of puzzles. Rejects if it cannot be had. */
async function fetchPuzzles(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the puzzles could not be had: ${response.status}`);
  return response.text();
}

/** A short name for a puzzle that stays the same when others come before it. */
export function nameOf(position: string): string {
  let hash = 0x811c9dc5; // FNV-1a
  for (let i = 0; i < position.length; i += 1) {
    hash = Math.imul(hash ^ position.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
