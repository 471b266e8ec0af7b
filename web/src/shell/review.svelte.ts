/** Review: which ply the board shows while the game itself stays as it is. */

/** How long each move stays while the game is played back. */
const STEP_MS = 1_500;

/** What changed on the board: another ply of the game, or only a line of moves that nobody played. */
export type ReviewChange = 'ply' | 'line';

export class Review<LineMove = unknown> {
  /** How many moves are shown as played; `null` for the game itself. */
  ply = $state<number | null>(null);
  /** A line of moves that nobody played, from the ply under review on; shown instead of the game. */
  line = $state.raw<readonly LineMove[] | null>(null);
  playing = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** `length` is the number of moves played; `changed` is called whenever the board must change. */
  constructor(
    private readonly length: () => number,
    private readonly changed: (what: ReviewChange) => void,
  ) {}

  /** An earlier ply is shown. */
  get active(): boolean {
    return this.ply !== null;
  }

  /** The board shows something other than the game as it stands: the past, or a line. */
  get isAway(): boolean {
    return this.active || this.line !== null;
  }

  /** The ply that is on the board, or that the line on the board starts from. */
  get shown(): number {
    return this.ply ?? this.length();
  }

  /** Shows the position after so many moves. The last one is the game itself unless `stay`. */
  go(ply: number, stay = false): void {
    const wanted = Math.min(Math.max(0, Math.round(ply)), this.length());
    const next = wanted === this.length() && !stay ? null : wanted;
    if (next === this.ply) return;
    this.ply = next;
    this.line = null;
    if (next === null || next === this.length()) this.pause();
    this.changed('ply');
  }

  /** As `go`, also when a line from that very ply is on the board. */
  lookAt(ply: number): void {
    this.dropLine();
    this.go(ply);
  }

  step(by: number): void {
    this.pause();
    this.go(this.shown + by);
  }

  /** Shows a line of moves from the ply on the board. */
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

  /** Leaves the past; a line from the current position stays on the board. */
  leave(): void {
    this.pause();
    if (this.ply === null) return;
    this.ply = null;
    this.line = null;
    this.changed('ply');
  }

  /** Back to the game as it stands. */
  close(): void {
    this.dropLine();
    this.leave();
  }
}
