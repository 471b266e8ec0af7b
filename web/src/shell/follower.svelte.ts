/** On the way a glance now and then is enough; the last one counts. */
const GLANCE_FRAMES = 6;
/** What was asked of the scene may reach it only in the next frame: so long it has to be at rest. */
const QUIET_FRAMES = 3;

/** Keeps what is laid over a picture where it belongs while the view may be moving. */
export class Follower {
  /** The view may not stand where it will. */
  busy = $state(false);
  private request = 0;
  private frames = 0;
  private quiet = 0;

  constructor(
    private readonly atRest: () => boolean,
    private readonly place: () => void,
  ) {}

  /** The view has begun to move, or may have. */
  follow(): void {
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
    if (arrived || this.frames % GLANCE_FRAMES === 0 || this.frames < 3) this.place();
    if (arrived) this.busy = false;
    else this.request = requestAnimationFrame(this.next);
  };
}
