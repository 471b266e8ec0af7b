/** What the list of puzzles knows of each. */

/** From the easiest to the hardest. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

export interface Entry {
  /** Its place in the list, from 1. */
  number: number;
  /** What its progress is kept by. */
  name: string;
  grade: Grade;
}

/** The puzzle that a part of an address names, if there is one. */
export function entryOf<Puzzle extends Entry>(
  entries: readonly Puzzle[],
  fragment: string,
): Puzzle | null {
  return entries.find(({ number }) => String(number) === fragment) ?? null;
}

/** The puzzle to try after this one: the next that is not solved, else the next at all. */
export function nextOf<Puzzle extends Entry>(
  entries: readonly Puzzle[],
  after: Entry,
  isSolved: (name: string) => boolean,
): Puzzle | null {
  const here = entries.findIndex(({ number }) => number === after.number);
  const rest = [...entries.slice(here + 1), ...entries.slice(0, Math.max(here, 0))];
  return rest.find(({ name }) => !isSolved(name)) ?? rest[0] ?? null;
}
