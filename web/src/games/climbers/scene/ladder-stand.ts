/** Where a ladder stands or lies while it is used, and the pawn's path along it. Pure. */
import type { Point } from '@/engine/camera-fit';
import type { Ladder, StepView } from '@/wasm/climbers';
import { LADDER_LENGTH } from './part-dimensions';
import { cellCentre } from './lattice';
import { between, distance } from './path-line';

/** A step that uses a ladder. */
export type LadderStep = Extract<StepView, { kind: 'climb' | 'bridge' }>;

export interface LadderStand {
  ladder: Ladder;
  foot: Point;
  head: Point;
  /** Where its head comes from. */
  from: Point;
  /** The pawn's path: from its cell onto the ladder, along it, and off to the other cell. */
  path: readonly [Point, Point, Point, Point];
}

/** How far from the wall the foot of a leaned ladder stands. */
const FOOT = 0.72;
/** The pawn climbs on the outer side of the rungs. */
const BEFORE_LADDER = 0.14;
/** A ladder that is leaned swings in from this share of its way. */
const SWING = 0.35;
/** A ladder that is laid comes down from this far above. */
const RAISED = 1.2;
/** A bridge lies at least this far on both sides. */
const LEAST_HOLD = 0.16;

export function standOf({ kind, ladder, path, at }: LadderStep): LadderStand | null {
  const [near, far] = [path[at], path[at + 1]];
  if (!near || !far) return null;
  const [start, end] = [cellCentre(near), cellCentre(far)];
  return kind === 'climb' ? leaned(ladder, start, end) : laid(ladder, start, end);
}

/** Against the wall of the higher block. */
function leaned(ladder: Ladder, start: Point, end: Point): LadderStand {
  const inwards = { x: Math.sign(end.x - start.x), z: Math.sign(end.z - start.z) };
  const wall = { x: start.x + inwards.x / 2, y: end.y, z: start.z + inwards.z / 2 };
  const foot = { x: wall.x - inwards.x * FOOT, y: start.y, z: wall.z - inwards.z * FOOT };
  // It rests on the edge and reaches beyond it.
  const head = beyond(foot, wall, LADDER_LENGTH[ladder]);
  const outside = ({ x, y, z }: Point): Point => ({
    x: x - inwards.x * BEFORE_LADDER,
    y,
    z: z - inwards.z * BEFORE_LADDER,
  });
  return {
    ladder,
    foot,
    head,
    from: between(head, { ...foot, y: head.y }, SWING),
    path: [start, outside(foot), outside(wall), end],
  };
}

/** Over a gap. */
function laid(ladder: Ladder, start: Point, end: Point): LadderStand {
  const along = { x: Math.sign(end.x - start.x) / 2, z: Math.sign(end.z - start.z) / 2 };
  const edge = { x: start.x + along.x, y: start.y, z: start.z + along.z };
  const shore = { x: end.x - along.x, y: end.y, z: end.z - along.z };
  const gap = distance(edge, shore);
  // What the gap leaves over lies on both sides alike.
  const reach = gap + Math.max(LEAST_HOLD, (LADDER_LENGTH[ladder] - gap) / 2);
  const head = beyond(edge, shore, reach);
  return {
    ladder,
    foot: beyond(shore, edge, reach),
    head,
    from: { ...head, y: head.y + RAISED },
    path: [start, edge, shore, end],
  };
}

/** The point at this distance from `from`, in the direction of `to`. */
function beyond(from: Point, to: Point, length: number): Point {
  return between(from, to, length / distance(from, to));
}
