/** Caches the notation of better moves, because computing it takes a moment. */
export class BetterMoves {
  private readonly written = new Map<string, string>();

  /** The notation of `best` after these moves; `write` computes it on a cache miss. */
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
