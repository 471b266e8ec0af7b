/** Review: the ply on the board, while the game itself doesn't change. */

/** Time per move during playback. */
const STEP_MS = 1_500;

/** What changed on the board: the ply, or only the analysis line. */
export type ReviewChange = 'ply' | 'line';

export class Review<LineMove = unknown> {
  /** The reviewed ply; `null` for the current position. */
  ply = $state<number | null>(null);
  /** An analysis line from the reviewed ply, shown instead of the game. */
  line = $state.raw<readonly LineMove[] | null>(null);
  playing = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** `length` is the number of moves played; `changed` is called whenever the board must change. */
  constructor(
    private readonly length: () => number,
    private readonly changed: (what: ReviewChange) => void,
  ) {}

  /** Whether the board shows an earlier ply. */
  get active(): boolean {
    return this.ply !== null;
  }

  /** Whether the board shows anything but the current position. */
  get isAway(): boolean {
    return this.active || this.line !== null;
  }

  /** The ply on the board, or the one the line starts from. */
  get shown(): number {
    return this.ply ?? this.length();
  }

  /** Shows the position after `ply` moves. The last ply ends the review unless `stay`. */
  go(ply: number, stay = false): void {
    const wanted = Math.min(Math.max(0, Math.round(ply)), this.length());
    const next = wanted === this.length() && !stay ? null : wanted;
    if (next === this.ply) return;
    this.ply = next;
    this.line = null;
    if (next === null || next === this.length()) this.pause();
    this.changed('ply');
  }

  /** Like `go`, but also leaves a line that starts at that ply. */
  lookAt(ply: number): void {
    this.dropLine();
    this.go(ply);
  }

  step(by: number): void {
    this.pause();
    this.go(this.shown + by);
  }

  /** Shows an analysis line from the ply on the board. */
  showLine(line: readonly LineMove[]): void {
    this.pause();
    this.line = line;
    this.changed('line');
  }

  private dropLine(): void {
    if (!this.line) return;
    this.line = null;
    this.changed('line');
  }

  /** Plays the moves back, from the start if the board shows the end. */
  play(): void {
    if (this.length() === 0) return;
    if (this.shown === this.length()) this.go(0);
    this.pause();
    this.playing = true;
    this.timer = setInterval(() => this.go(this.shown + 1), STEP_MS);
  }

  /** Plays the last move again. */
  playLast(): void {
    if (this.length() === 0) return;
    this.go(this.length() - 1);
    this.play();
  }

  pause(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.playing = false;
  }

  /** Ends the review; a line from the current position stays on the board. */
  leave(): void {
    this.pause();
    if (this.ply === null) return;
    this.ply = null;
    this.line = null;
    this.changed('ply');
  }

  /** Returns to the current position. */
  close(): void {
    this.dropLine();
    this.leave();
  }
}
