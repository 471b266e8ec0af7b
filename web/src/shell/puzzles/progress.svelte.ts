/** Which puzzles were solved, and how, and what went wrong in those that were not: kept in the browser, by name. */
import { save, load } from '@/storage/storage';
import type { GameId } from '../match';

/** `clean` is without mistakes and without a hint. */
export type Solved = 'solved' | 'clean';

/** What was counted of an attempt so far. */
export interface Count {
  mistakes: number;
  hints: number;
}

export class Progress {
  private entries: Readonly<Record<string, Solved>>;
  private counts: Readonly<Record<string, Count>>;

  constructor(private readonly game: GameId) {
    this.entries = $state.raw(read(load(this.place), isSolved));
    this.counts = read(load(this.attempts), isCount);
  }

  of(name: string): Solved | null {
    return this.entries[name] ?? null;
  }

  /** A puzzle once solved cleanly stays so, however it is solved again. */
  add(name: string, how: Solved): void {
    this.count(name, NOTHING);
    if (this.entries[name] === 'clean' || this.entries[name] === how) return;
    this.entries = { ...this.entries, [name]: how };
    save(this.place, JSON.stringify(this.entries));
  }

  /** What went wrong in a puzzle that was begun and not solved: leaving it does not undo that. */
  countOf(name: string): Count {
    return this.counts[name] ?? NOTHING;
  }

  count(name: string, { mistakes, hints }: Count): void {
    const before = this.countOf(name);
    if (before.mistakes === mistakes && before.hints === hints) return;
    const others = Object.entries(this.counts).filter(([other]) => other !== name);
    if (mistakes + hints > 0) others.push([name, { mistakes, hints }]);
    this.counts = Object.fromEntries(others);
    save(this.attempts, JSON.stringify(this.counts));
  }

  private get place(): string {
    return `${this.game}.puzzles`;
  }

  private get attempts(): string {
    return `${this.game}.attempts`;
  }
}

const NOTHING: Count = { mistakes: 0, hints: 0 };

const isSolved = (how: unknown): how is Solved => how === 'solved' || how === 'clean';

function isCount(stored: unknown): stored is Count {
  if (typeof stored !== 'object' || stored === null) return false;
  const { mistakes, hints } = stored as Partial<Record<keyof Count, unknown>>;
  return Number.isSafeInteger(mistakes) && Number.isSafeInteger(hints);
}

/** What was kept; whatever is not of ours is left out. */
function read<T>(text: string | null, isOurs: (stored: unknown) => stored is T): Record<string, T> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries: [string, unknown][] = Object.entries(stored);
    return Object.fromEntries(entries.filter((entry): entry is [string, T] => isOurs(entry[1])));
  } catch {
    return {};
  }
}
