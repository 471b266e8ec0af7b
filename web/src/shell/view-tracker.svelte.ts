/** While the view moves, we reposition overlays only every few frames, and once at the end. */
const UPDATE_FRAMES = 6;
/** The scene sees a request in the next frame, so we wait for this many quiet frames. */
const QUIET_FRAMES = 3;

/** Repositions overlays while the view may be moving. */
export class ViewTracker {
  /** The view may still be moving. */
  busy = $state(false);
  private request = 0;
  private frames = 0;
  private quiet = 0;

  constructor(
    private readonly atRest: () => boolean,
    private readonly update: () => void,
  ) {}

  /** The view started to move, or may have. */
  track(): void {
    this.stop();
    this.busy = true;
    this.frames = 0;
    this.quiet = 0;
    this.request = requestAnimationFrame(this.next);
  }

  stop(): void {
    cancelAnimationFrame(this.request);
  }

  private readonly next = (): void => {
    this.frames += 1;
    this.quiet = this.atRest() ? this.quiet + 1 : 0;
    const arrived = this.quiet >= QUIET_FRAMES;
    if (arrived || this.frames % UPDATE_FRAMES === 0 || this.frames < 3) this.update();
    if (arrived) this.busy = false;
    else this.request = requestAnimationFrame(this.next);
  };
}
