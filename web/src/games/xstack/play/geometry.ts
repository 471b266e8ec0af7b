/** Geometry helpers in metres, independent of the scene. */
import { POSE_LENGTH } from '../scene/types';

export interface Point {
  x: number;
  y: number;
  z: number;
}

/** A rotation as a quaternion `x, y, z, w`. */
export type Turn = readonly [number, number, number, number];

export const NO_TURN: Turn = [0, 0, 0, 1];

export function plus(a: Point, b: Point, times = 1): Point {
  return { x: a.x + b.x * times, y: a.y + b.y * times, z: a.z + b.z * times };
}

export function minus(a: Point, b: Point): Point {
  return plus(a, b, -1);
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function triple({ x, y, z }: Point): [number, number, number] {
  return [x, y, z];
}

export function point([x, y, z]: readonly [number, number, number]): Point {
  return { x, y, z };
}

/** The rotation about a unit axis. */
export function about(axis: Point, radians: number): Turn {
  const sine = Math.sin(radians / 2);
  return [axis.x * sine, axis.y * sine, axis.z * sine, Math.cos(radians / 2)];
}

/** First `before`, then `after`. */
export function followedBy(before: Turn, after: Turn): Turn {
  const [ax, ay, az, aw] = after;
  const [bx, by, bz, bw] = before;
  const turn = [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ] as const;
  const length = Math.hypot(...turn) || 1;
  return [turn[0] / length, turn[1] / length, turn[2] / length, turn[3] / length];
}

export function back([x, y, z, w]: Turn): Turn {
  return [-x, -y, -z, w];
}

export function turned({ x, y, z }: Point, [qx, qy, qz, qw]: Turn): Point {
  const [tx, ty, tz] = [2 * (qy * z - qz * y), 2 * (qz * x - qx * z), 2 * (qx * y - qy * x)];
  return {
    x: x + qw * tx + qy * tz - qz * ty,
    y: y + qw * ty + qz * tx - qx * tz,
    z: z + qw * tz + qx * ty - qy * tx,
  };
}

export interface Pose {
  at: Point;
  turn: Turn;
}

/** A block's pose; `null` if it has none. */
export function poseOf(poses: Float32Array, block: number): Pose | null {
  const numbers = poses.subarray(block * POSE_LENGTH, (block + 1) * POSE_LENGTH);
  const [x, y, z, qx, qy, qz, qw] = numbers;
  if (numbers.length < POSE_LENGTH || Number.isNaN(x)) return null;
  return { at: { x: x!, y: y!, z: z! }, turn: [qx!, qy!, qz!, qw!] };
}

/** Converts a point from room to block coordinates. */
export function inBlock(where: Point, { at, turn }: Pose): Point {
  return turned(minus(where, at), back(turn));
}

/** Flattens the rules' poses into the array the scene draws. */
export function flatPoses(poses: readonly (readonly number[] | null)[]): Float32Array {
  const flat = new Float32Array(poses.length * POSE_LENGTH).fill(Number.NaN);
  poses.forEach((pose, block) => {
    if (pose) flat.set(pose, block * POSE_LENGTH);
  });
  return flat;
}

/** Interpolates poses: `part` goes from 0 to 1. */
export function between(before: Float32Array, after: Float32Array, part: number): Float32Array {
  const mixed = after.slice();
  for (let at = 0; at < after.length; at += POSE_LENGTH) {
    if (Number.isNaN(before[at]) || Number.isNaN(after[at])) continue;
    // A quaternion and its negative are the same rotation: take the nearer one.
    let dot = 0;
    for (let i = 3; i < POSE_LENGTH; i++) dot += before[at + i]! * after[at + i]!;
    const sign = dot < 0 ? -1 : 1;
    for (let i = 0; i < POSE_LENGTH; i++) {
      const from = before[at + i]! * (i < 3 ? 1 : sign);
      mixed[at + i] = from + (after[at + i]! - from) * part;
    }
    let length = 0;
    for (let i = 3; i < POSE_LENGTH; i++) length += mixed[at + i]! ** 2;
    for (let i = 3; i < POSE_LENGTH; i++) mixed[at + i]! /= Math.sqrt(length) || 1;
  }
  return mixed;
}

/** A block lies along a direction if one of its axes is within about 25 degrees of it. */
const ALONG = 0.9;

/** The direction in which a block slides out of the pile: along its own axis. */
export function slideDirection(direction: Point, turn: Turn): Point {
  const axes = [
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 1, z: 0 },
    { x: 0, y: 0, z: 1 },
  ];
  for (const axis of axes.map((each) => turned(each, turn))) {
    const along = dot(axis, direction);
    if (Math.abs(along) < ALONG) continue;
    return {
      x: axis.x * Math.sign(along),
      y: axis.y * Math.sign(along),
      z: axis.z * Math.sign(along),
    };
  }
  return direction;
}
