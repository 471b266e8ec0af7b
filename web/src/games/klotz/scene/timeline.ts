/** A move as a plan over time: where everything is at any moment. Pure; the views only draw it. */
import { clamp, easeIn, easeInOut, easeOut, mix, slideEase } from '@/engine/easing';
import { FADE_MS } from '@/engine/fading';
import { RAISED } from '@/engine/raising';
import { spotOf, type Spot } from './cells';
import type { Cell, Motion, MotionCue } from './types';

const LIFT_MS = 120;
const SLIDE_MS_PER_CELL = 90;
const SLIDE_MS = { least: 240, most: 900 };
const DOWN_MS = 110;
const REBOUND = 0.015;
const REBOUND_MS = 90;
const ARC_HEIGHT = 1.2;
const ARC_MS = 420;
/** A captured Klotz leaves shortly before the column arrives. */
const CAPTURE_LEAD_MS = 260;
const STONE_MS = 300;
const WIN_MS = 900;
const WIN_RISE = 0.5;

/** A position on the board, and the height above the resting position. */
export interface Pose extends Spot {
  lift: number;
}

export interface MotionPlan {
  motion: Motion;
  duration: number;
  /** Sound cues by time. */
  cues: readonly { at: number; cue: MotionCue }[];
  /** The moving piece. */
  piece(ms: number): Pose;
  /** The captured Klotz on its way home; `null` if there is none. */
  captured(ms: number): Pose | null;
  /** The moving stone: progress from 0 (start) to 1 (on its column), and the height of its arc. */
  stone(ms: number): { along: number; lift: number } | null;
  /** Whether the reached goal glows. */
  celebrates(ms: number): boolean;
}

/** The position a fraction `t` of the way along a path of cells, by length. */
export function alongPath(path: readonly Cell[], t: number): Spot {
  const spots = path.map(spotOf);
  const lengths = spots
    .slice(1)
    .map((spot, index) => Math.hypot(spot.x - spots[index]!.x, spot.z - spots[index]!.z));
  let left = clamp(t, 0, 1) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const from = spots[index]!;
      const to = spots[index + 1]!;
      return { x: mix(from.x, to.x, left / length), z: mix(from.z, to.z, left / length) };
    }
    left -= length;
  }
  return spots[spots.length - 1]!;
}

/** The number of steps along a path, which may list every cell or only its bends. */
export function pathSteps(path: readonly Cell[]): number {
  const spots = path.map(spotOf);
  return spots
    .slice(1)
    .reduce(
      (sum, spot, index) =>
        sum + Math.abs(spot.x - spots[index]!.x) + Math.abs(spot.z - spots[index]!.z),
      0,
    );
}

/** The height of an arc, 0 at both ends and 1 in the middle. */
const arch = (t: number): number => 4 * t * (1 - t);

/** Plans a move. `raised` means that the piece is selected and already in the air. */
export function planMotion(
  motion: Motion,
  height: 1 | 2 | 3 | 4,
  raised: boolean,
  reduced = false,
): MotionPlan {
  const stoneEnd = motion.stone ? STONE_MS : 0;
  const liftEnd = stoneEnd + (raised ? 0 : LIFT_MS);
  const slideMs = clamp(pathSteps(motion.path) * SLIDE_MS_PER_CELL, SLIDE_MS.least, SLIDE_MS.most);
  const slideEnd = liftEnd + slideMs;
  const downEnd = slideEnd + DOWN_MS;
  const settled = downEnd + REBOUND_MS;
  const captureStart = Math.max(stoneEnd, slideEnd - CAPTURE_LEAD_MS);
  const captureEnd = motion.captured ? captureStart + ARC_MS : 0;
  const winEnd = motion.win ? settled + WIN_MS : 0;
  const part = (ms: number, from: number, to: number): number =>
    to > from ? clamp((ms - from) / (to - from), 0, 1) : ms >= to ? 1 : 0;

  const cues: { at: number; cue: MotionCue }[] = [];
  if (motion.stone) cues.push({ at: stoneEnd - 30, cue: { kind: 'stone' } });
  if (!raised) cues.push({ at: stoneEnd, cue: { kind: 'lift' } });
  cues.push({ at: liftEnd, cue: { kind: 'slide', ms: slideMs } });
  if (motion.captured) cues.push({ at: captureStart, cue: { kind: 'capture' } });
  cues.push({ at: downEnd, cue: { kind: 'down', height } });
  if (motion.win) cues.push({ at: settled, cue: { kind: 'win' } });

  const plan: MotionPlan = {
    motion,
    duration: Math.max(settled, captureEnd, winEnd),
    cues,
    piece(ms) {
      const spot = alongPath(motion.path, slideEase(part(ms, liftEnd, slideEnd)));
      const up = raised ? 1 : easeOut(part(ms, stoneEnd, liftEnd));
      const down = easeIn(part(ms, slideEnd, downEnd));
      const rebound = REBOUND * arch(part(ms, downEnd, settled));
      const win = motion.win ? WIN_RISE * Math.sin(Math.PI * part(ms, settled, winEnd)) ** 2 : 0;
      return { ...spot, lift: RAISED * up * (1 - down) + rebound + win };
    },
    captured(ms) {
      if (!motion.captured) return null;
      const t = easeInOut(part(ms, captureStart, captureEnd));
      const from = spotOf(motion.captured.from);
      const to = spotOf(motion.captured.to);
      return { x: mix(from.x, to.x, t), z: mix(from.z, to.z, t), lift: ARC_HEIGHT * arch(t) };
    },
    stone(ms) {
      if (!motion.stone) return null;
      const t = easeInOut(part(ms, 0, stoneEnd));
      return { along: t, lift: ARC_HEIGHT * 0.75 * arch(t) };
    },
    celebrates(ms) {
      return motion.win === true && ms >= settled;
    },
  };
  return reduced ? faded(plan) : plan;
}

/** The same move with reduced motion: everything is at its destination and only fades in. */
function faded(plan: MotionPlan): MotionPlan {
  const end = plan.duration;
  return {
    motion: plan.motion,
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
