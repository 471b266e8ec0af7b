/** How better moves are written: it takes a moment to find out, so that what was found is remembered. */
export class BetterMoves {
  private readonly written = new Map<string, string>();

  /** `best` after these moves; `write` says how a line after so many is written. */
  text(
    moves: readonly string[],
    best: string,
    write: (ply: number, texts: readonly string[]) => readonly string[],
  ): string {
    const key = [...moves, best].join(' ');
    const text = this.written.get(key) ?? write(moves.length, [best])[0] ?? best;
    this.written.set(key, text);
    return text;
  }
}
