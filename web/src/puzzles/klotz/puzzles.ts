/** The puzzles of KLOTZ. */
import address from '../../../../crates/bots/data/klotz_puzzles.txt?url';
import { Coach } from '../../holz/coach';
import { loadHolz } from '../../holz/holz';
import type { Puzzle as Described } from '../../holz/klotz';
import { fetchPuzzles, nameOf } from '../puzzle-file';

export interface Puzzle extends Described {
  /** Its place in the list, from 1. */
  number: number;
  /** What its progress is kept by. */
  name: string;
}

let loading: Promise<Puzzle[]> | undefined;

/** All of them, easiest first, loaded once. */
export function loadPuzzles(): Promise<Puzzle[]> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined; // what failed may succeed the next time
    throw error;
  });
  return loading;
}

async function load(): Promise<Puzzle[]> {
  const coach = new Coach('klotz');
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
