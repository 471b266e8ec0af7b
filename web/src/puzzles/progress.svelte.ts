/** Which puzzles were solved, and how: kept in the browser, by name. */
import { keep, recall } from '../design/kept';
import type { GameId } from '../table/match';

/** `clean` is without mistakes and without a hint. */
export type Solved = 'solved' | 'clean';

export class Progress {
  private entries: Readonly<Record<string, Solved>>;

  constructor(private readonly game: GameId) {
    this.entries = $state.raw(read(recall(this.place)));
  }

  of(name: string): Solved | null {
    return this.entries[name] ?? null;
  }

  /** A puzzle once solved cleanly stays so, however it is solved again. */
  add(name: string, how: Solved): void {
    if (this.entries[name] === 'clean' || this.entries[name] === how) return;
    this.entries = { ...this.entries, [name]: how };
    keep(this.place, JSON.stringify(this.entries));
  }

  private get place(): string {
    return `${this.game}.puzzles`;
  }
}

/** What was kept; whatever is not of ours is left out. */
function read(text: string | null): Record<string, Solved> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const entries = Object.entries(kept).filter(([, how]) => how === 'solved' || how === 'clean');
    return Object.fromEntries(entries) as Record<string, Solved>;
  } catch {
    return {};
  }
}
