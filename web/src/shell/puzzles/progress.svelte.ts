/** Which puzzles are solved, and the mistakes in those that aren't yet; stored in the browser by name. */
import { asObject, loadJson, saveJson } from '@/storage/storage';
import type { GameId } from '../match';

/** `clean`: without mistakes and hints. */
export type Solved = 'solved' | 'clean';

/** Mistakes and hints of an attempt so far. */
export interface Count {
  mistakes: number;
  hints: number;
}

export class Progress {
  private entries: Readonly<Record<string, Solved>>;
  private counts: Readonly<Record<string, Count>>;

  constructor(private readonly game: GameId) {
    this.entries = $state.raw(read(this.place, isSolved));
    this.counts = read(this.attempts, isCount);
  }

  of(name: string): Solved | null {
    return this.entries[name] ?? null;
  }

  /** A puzzle that was solved cleanly stays so. */
  add(name: string, how: Solved): void {
    this.count(name, NOTHING);
    if (this.entries[name] === 'clean' || this.entries[name] === how) return;
    this.entries = { ...this.entries, [name]: how };
    saveJson(this.place, this.entries);
  }

  /** The attempt at an unsolved puzzle; leaving the page doesn't reset it. */
  countOf(name: string): Count {
    return this.counts[name] ?? NOTHING;
  }

  count(name: string, { mistakes, hints }: Count): void {
    const before = this.countOf(name);
    if (before.mistakes === mistakes && before.hints === hints) return;
    const others = Object.entries(this.counts).filter(([other]) => other !== name);
    if (mistakes + hints > 0) others.push([name, { mistakes, hints }]);
    this.counts = Object.fromEntries(others);
    saveJson(this.attempts, this.counts);
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

/** The entries of a stored object that `isEntry` accepts. */
function read<T>(name: string, isEntry: (stored: unknown) => stored is T): Record<string, T> {
  const entries = Object.entries(asObject(loadJson(name)));
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => isEntry(entry[1])));
}
