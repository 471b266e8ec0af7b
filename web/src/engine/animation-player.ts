/** Plays one planned animation at a time. Doesn't know what moves or how it is drawn. */

export interface Plan<Cue> {
  readonly duration: number;
  /** Sound cues by time. */
  readonly cues: readonly { at: number; cue: Cue }[];
}

/** A running animation, and the view to show after it. */
export interface RunningAnimation<P, View> {
  plan: P;
  after: View;
  /** Milliseconds since the start. */
  ms: number;
}

export class AnimationPlayer<P extends Plan<Cue>, View, Cue> {
  private playing:
    | (RunningAnimation<P, View> & { started: number | null; nextCue: number; done: () => void })
    | null = null;

  constructor(private readonly onCue: ((cue: Cue) => void) | undefined) {}

  get current(): RunningAnimation<P, View> | null {
    return this.playing;
  }

  /** Starts with the next step. Resolves when the animation ends or is cut short. */
  begin(plan: P, after: View): Promise<void> {
    return new Promise((done) => {
      this.playing = { plan, after, ms: 0, started: null, nextCue: 0, done };
    });
  }

  /** Advances the animation. Returns the view to show if it just ended, otherwise `null`. */
  step(now: number): View | null {
    const playing = this.playing;
    if (!playing) return null;
    playing.started ??= now;
    playing.ms = now - playing.started;
    const { cues, duration } = playing.plan;
    for (
      let cue = cues[playing.nextCue];
      cue && cue.at <= playing.ms;
      cue = cues[playing.nextCue]
    ) {
      playing.nextCue++;
      this.onCue?.(cue.cue);
    }
    return playing.ms >= duration ? this.finish() : null;
  }

  /** Ends a running animation at once; returns the view to show after it. */
  finish(): View | null {
    const playing = this.playing;
    this.playing = null;
    playing?.done();
    return playing?.after ?? null;
  }
}
