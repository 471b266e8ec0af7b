/** What the puzzle list knows about each puzzle. */

/** From easiest to hardest. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

export interface Entry {
  /** Position in the list, starting at 1. */
  number: number;
  /** The key of its saved progress. */
  name: string;
  grade: Grade;
}

/** The puzzle that a URL segment names, if it exists. */
export function entryOf<Puzzle extends Entry>(
  entries: readonly Puzzle[],
  fragment: string,
): Puzzle | null {
  return entries.find(({ number }) => String(number) === fragment) ?? null;
}

/** The puzzle to try next: the next unsolved one, else simply the next. */
export function nextOf<Puzzle extends Entry>(
  entries: readonly Puzzle[],
  after: Entry,
  isSolved: (name: string) => boolean,
): Puzzle | null {
  const here = entries.findIndex(({ number }) => number === after.number);
  const rest = [...entries.slice(here + 1), ...entries.slice(0, Math.max(here, 0))];
  return rest.find(({ name }) => !isSolved(name)) ?? rest[0] ?? null;
}
