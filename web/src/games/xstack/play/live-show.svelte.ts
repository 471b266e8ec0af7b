/** An online player's turn, shown live with a short delay. */
import type { Watched } from './match';
import { Show } from './show.svelte';

/** After running out of updates, we buffer for this long so the hand doesn't stutter. */
const DELAY_MS = 200;
/** Plays more ticks per frame the further we are behind. */
const HASTE: readonly { behind: number; ticks: number }[] = [
  { behind: 240, ticks: 8 },
  { behind: 45, ticks: 2 },
];

export class LiveShow extends Show {
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly watched: Watched,
    by: number,
    ended: () => void,
  ) {
    super(watched, { by }, ended);
    this.waiting = true;
    this.canSkip = false;
  }

  /** Adds updates. Skips those that don't fit: the complete turn arrives in any case. */
  addMotion(parts: readonly string[]): void {
    try {
      parts.forEach((part) => this.watched.addMotion(part));
    } catch {
      return;
    } finally {
      this.wake(DELAY_MS);
    }
  }

  /** The turn is complete: plays the rest to its end. */
  complete(): void {
    this.canSkip = true;
    this.wake(0);
  }

  override advance(ticks: number): void {
    for (let i = 0; i < ticks; i++) {
      const ahead = this.watched.ahead();
      const haste = HASTE.find(({ behind }) => ahead > behind)?.ticks ?? 1;
      for (let n = 0; n < haste && !this.pauses(); n++) super.advance(1);
    }
  }

  /** Skips to the last known tick. */
  override skip(): void {
    while (!this.watched.done() && !this.watched.waits()) this.tick();
    if (this.watched.done()) super.skip();
  }

  override free(): void {
    clearTimeout(this.patience);
    super.free();
  }

  private pauses(): boolean {
    if (!this.watched.done() && this.watched.waits()) this.waiting = true;
    return this.waiting;
  }

  private wake(afterMs: number): void {
    if (!this.waiting || (this.watched.waits() && !this.watched.done())) return;
    clearTimeout(this.patience);
    this.patience = setTimeout(() => (this.waiting = false), afterMs);
  }
}
