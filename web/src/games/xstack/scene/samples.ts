/** Sample poses for tests and previews: the pile `fan` at rest, and single blocks. */
import { fanPile, FAN_BLOCKS } from './fan';
import { POSE_LENGTH } from './types';

type Vector = readonly [number, number, number];
type Turn = readonly [number, number, number, number];

export function noPoses(): Float32Array {
  return new Float32Array(FAN_BLOCKS.length * POSE_LENGTH).fill(Number.NaN);
}

export function setPose(
  poses: Float32Array,
  block: number,
  at: Vector,
  turn: Turn = [0, 0, 0, 1],
): void {
  poses.set([...at, ...turn], block * POSE_LENGTH);
}

/** A rotation about the vertical axis. */
export function yawed(angle: number): Turn {
  return [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)];
}

export function fanPoses(seed = 271): Float32Array {
  const poses = noPoses();
  for (const { block, at, yaw } of fanPile(seed))
    setPose(poses, block, [at[0] / 1000, at[1] / 1000, at[2] / 1000], yawed(yaw));
  return poses;
}
