/** Plays one planned move at a time. Knows nothing of how things are drawn; both views use it. */
import { FADE_MS, planMotion, type MotionPlan } from './timeline';
import type { BoardView, Motion, MotionCue } from './types';

/** A move that is being shown. */
export interface Playing {
  motion: Motion;
  after: BoardView;
  plan: MotionPlan;
  /** Milliseconds since it began. */
  ms: number;
}

export class MotionPlayer {
  private playing:
    (Playing & { started: number | null; nextCue: number; done: () => void }) | null = null;

  constructor(private readonly onCue: ((cue: MotionCue) => void) | undefined) {}

  get current(): Playing | null {
    return this.playing;
  }

  /** Begins with the next step. Resolves when the move is over or cut short. */
  play(
    motion: Motion,
    after: BoardView,
    height: 1 | 2 | 3 | 4,
    raised: boolean,
    reduced: boolean,
  ): Promise<void> {
    const plan = planMotion(motion, height, raised);
    return new Promise((done) => {
      this.playing = {
        motion,
        after,
        plan: reduced ? faded(plan) : plan,
        ms: 0,
        started: null,
        nextCue: 0,
        done,
      };
    });
  }

  /** Advances the move. Returns the view to show when it just ended, otherwise `null`. */
  step(now: number): BoardView | null {
    const playing = this.playing;
    if (!playing) return null;
    playing.started ??= now;
    playing.ms = now - playing.started;
    for (
      let cue = playing.plan.cues[playing.nextCue];
      cue && cue.at <= playing.ms;
      cue = playing.plan.cues[playing.nextCue]
    ) {
      playing.nextCue++;
      this.onCue?.(cue.cue);
    }
    return playing.ms >= playing.plan.duration ? this.finish() : null;
  }

  /** Ends a running move at once; returns what the board looks like after it. */
  finish(): BoardView | null {
    const playing = this.playing;
    this.playing = null;
    playing?.done();
    return playing?.after ?? null;
  }
}

/** The same move for those who want no motion: everything is at its end, and only fades in. */
function faded(plan: MotionPlan): MotionPlan {
  const end = plan.duration;
  return {
    duration: FADE_MS,
    cues: plan.cues
      .filter(({ cue }) => cue.kind !== 'lift' && cue.kind !== 'slide')
      .map(({ cue }) => ({ at: FADE_MS, cue })),
    piece: () => plan.piece(end),
    captured: () => plan.captured(end),
    stone: () => plan.stone(end),
    celebrates: () => false,
  };
}
