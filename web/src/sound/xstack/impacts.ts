/**
 * Hears from the poses alone what struck: a block whose speed changes suddenly has met something.
 *
 * Works for a live pile, a bot's turn and a replay alike, whoever simulates them. Pure: the time is given.
 */
import { POSE_LENGTH, type BlockShape } from '../../scene/xstack/types';
import type { Ground } from './recipes';

export interface Impact {
  block: number;
  on: Ground;
  /** Momentum that was lost or gained, in newton seconds. */
  momentum: number;
}

/** Metres per second squared. */
const GRAVITY = 9.81;
/** Kilograms per cubic metre. */
const DENSITY = 650;
/** Slower changes are sliding and settling. */
const LEAST_SPEED = 0.06;
/** A block whose lowest point is this close to the table, in metres, has struck the table. */
const TABLE = 0.004;
/** After a gap of this many seconds the past counts no more. */
const LONGEST_STEP = 0.1;

export class ImpactEar {
  private before: Float32Array | null = null;
  private readonly speeds: Float32Array;
  private readonly known: Uint8Array;
  private lastMs = 0;

  constructor(private readonly blocks: readonly BlockShape[]) {
    this.speeds = new Float32Array(blocks.length * 3);
    this.known = new Uint8Array(blocks.length);
  }

  /** The poses at a moment; what struck since the moment before. The block in hand moves as the hand likes and is not heard. */
  listen(poses: Float32Array, nowMs: number, held: number | null = null): Impact[] {
    const seconds = (nowMs - this.lastMs) / 1000;
    const { before } = this;
    this.lastMs = nowMs;
    this.before = poses.slice();
    if (!before || seconds <= 0 || seconds > LONGEST_STEP) {
      this.known.fill(0);
      return [];
    }
    const impacts: Impact[] = [];
    this.blocks.forEach((shape, block) => {
      const at = block * POSE_LENGTH;
      if (Number.isNaN(poses[at]) || Number.isNaN(before[at])) {
        this.known[block] = 0;
        return;
      }
      const speed = [0, 1, 2].map((axis) => (poses[at + axis]! - before[at + axis]!) / seconds);
      const change = this.change(block, speed, seconds);
      this.speeds.set(speed, block * 3);
      this.known[block] = 1;
      if (change < LEAST_SPEED || block === held) return;
      const on = lowest(shape, poses.subarray(at, at + POSE_LENGTH)) < TABLE ? 'table' : 'wood';
      impacts.push({ block, on, momentum: massOf(shape) * change });
    });
    return impacts;
  }

  /** How suddenly the speed changed. Lying still, falling freely and beginning to fall do not count. */
  private change(block: number, speed: readonly number[], seconds: number): number {
    if (!this.known[block]) return 0;
    const [x, y, z] = speed.map((part, axis) => part - this.speeds[block * 3 + axis]!);
    const fall = Math.min(Math.max(-y!, 0), GRAVITY * seconds);
    return Math.hypot(x!, y! + fall, z!);
  }
}

function massOf({ size }: BlockShape): number {
  return size.reduce((volume, edge) => volume * edge * 1e-6, DENSITY);
}

/** The height of the lowest point of a block, in metres. */
function lowest({ size }: BlockShape, pose: Float32Array): number {
  const [y, qx, qy, qz, qw] = [1, 3, 4, 5, 6].map((part) => pose[part]!) as [
    number,
    number,
    number,
    number,
    number,
  ];
  // How much each own axis rises.
  const rise = [2 * (qx * qy + qz * qw), 1 - 2 * (qx * qx + qz * qz), 2 * (qy * qz - qx * qw)];
  return y - rise.reduce((sum, part, axis) => sum + Math.abs(part) * size[axis]! * 0.5e-6, 0);
}
