/** Looking back: which ply is shown while the real game stays as it is. */

/** How long each move stays while the game is played back. */
const STEP_MS = 1_500;

export class Review {
  /** How many moves are shown as played; `null` for the game itself. */
  ply = $state<number | null>(null);
  playing = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** `length` tells how many moves there are; `changed` is called with every new ply. */
  constructor(
    private readonly length: () => number,
    private readonly changed: () => void,
  ) {}

  get active(): boolean {
    return this.ply !== null;
  }

  /** The ply that is on the board. */
  get shown(): number {
    return this.ply ?? this.length();
  }

  /** Shows the position after so many moves. The last one is the game itself unless `stay`. */
  go(ply: number, stay = false): void {
    const wanted = Math.min(Math.max(0, Math.round(ply)), this.length());
    const next = wanted === this.length() && !stay ? null : wanted;
    if (next === this.ply) return;
    this.ply = next;
    if (next === null || next === this.length()) this.pause();
    this.changed();
  }

  step(by: number): void {
    this.pause();
    this.go(this.shown + by);
  }

  /** Plays the moves one after the other, from the start if the end is shown. */
  play(): void {
    if (this.length() === 0) return;
    if (this.shown === this.length()) this.go(0);
    this.pause();
    this.playing = true;
    this.timer = setInterval(() => this.go(this.shown + 1), STEP_MS);
  }

  pause(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.playing = false;
  }

  /** Back to the game. */
  leave(): void {
    this.pause();
    if (this.ply === null) return;
    this.ply = null;
    this.changed();
  }
}
