/** Animates KLOTZ moves. Both views use it. */
import {
  AnimationPlayer,
  type RunningAnimation as AnyRunningAnimation,
} from '@/engine/animation-player';
import { FADE_MS } from '@/engine/fading';
import { planMotion, type MotionPlan } from './timeline';
import type { BoardView, Motion, MotionCue } from './types';

/** A move and its animation plan. */
export interface MovePlan extends MotionPlan {
  motion: Motion;
}

/** A running move animation. */
export type RunningAnimation = AnyRunningAnimation<MovePlan, BoardView>;

export class MotionPlayer extends AnimationPlayer<MovePlan, BoardView, MotionCue> {
  /** Starts with the next step. Resolves when the animation ends or is cut short. */
  play(
    motion: Motion,
    after: BoardView,
    height: 1 | 2 | 3 | 4,
    raised: boolean,
    reduced: boolean,
  ): Promise<void> {
    const plan = planMotion(motion, height, raised);
    return this.begin({ ...(reduced ? faded(plan) : plan), motion }, after);
  }
}

/** The same move with reduced motion: everything is at its destination and only fades in. */
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
