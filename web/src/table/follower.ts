/** Cameras glide, and frames may take long: what lies over the picture follows it for this many of them. */
const FOLLOW_FRAMES = 60;
/** A glance now and then is enough on the way; the last one counts. */
const GLANCE_FRAMES = 6;

/** Keeps what is laid over a picture where it belongs while the view may be moving. */
export class Follower {
  private request = 0;

  constructor(private readonly place: () => void) {}

  /** The view has begun to move, or may have. */
  follow(): void {
    this.stop();
    let frames = 0;
    const next = () => {
      frames += 1;
      if (frames % GLANCE_FRAMES === 0 || frames < 3) this.place();
      if (frames < FOLLOW_FRAMES) this.request = requestAnimationFrame(next);
    };
    this.request = requestAnimationFrame(next);
  }

  stop(): void {
    cancelAnimationFrame(this.request);
  }
}
