/** The puzzles of a game, loaded on demand. */
import { Coach, type CoachedGame, type CoachPuzzles } from '@/wasm/coach';
import { loadHolz } from '@/wasm/holz';
import type { Entry } from './entries';

/** A puzzle with its position in the list. */
export type Listed<Game extends CoachedGame> = CoachPuzzles[Game] & Pick<Entry, 'number' | 'name'>;

/** Returns a loader for the puzzle file at a URL, easiest first. It loads the file once. */
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

/** The puzzle of a line. */
export async function readPuzzle<Game extends CoachedGame>(
  game: Game,
  line: string,
): Promise<Listed<Game>> {
  return (await read(game, Promise.resolve(line)))[0]!;
}

const load = <Game extends CoachedGame>(game: Game, address: string) =>
  read(game, fetchPuzzles(address));

async function read<Game extends CoachedGame>(
  game: Game,
  file: Promise<string>,
): Promise<Listed<Game>[]> {
  const coach = new Coach(game);
  try {
    // Load the rules too, because you'll need them to play.
    const [puzzles] = await Promise.all([file.then((text) => coach.puzzles(text)), loadHolz()]);
    return puzzles.map((puzzle, i) => ({
      ...puzzle,
      number: i + 1,
      name: nameOf(puzzle.setup.start ?? ''),
    }));
  } finally {
    coach.dispose();
  }
}

/** Fetches a puzzle file. Rejects if that fails. */
async function fetchPuzzles(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the puzzles could not be had: ${response.status}`);
  return response.text();
}

/** A short ID that doesn't change when puzzles are inserted. */
export function nameOf(position: string): string {
  let hash = 0x811c9dc5; // FNV-1a
  for (let i = 0; i < position.length; i += 1) {
    hash = Math.imul(hash ^ position.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
