/** How a pawn goes: it slides over faces, hops up and down, climbs ladders rung by rung. Pure. */
import type { Colour, Spot, StepView } from '../../holz/climbers';
import type { Point } from '../camera-fit';
import { clamp, easeInOut, easeOut, mix, slideEase } from '../easing';
import { cellCentre } from './lattice';
import { LADDER_LENGTH, RUNG_STEP } from './ladder-figures';
import type { Act, Moment, Script } from './timeline';
import { distance } from './way';

const SLIDE = { perCell: 90, least: 120, most: 900 };
const HOP = { ms: 220, height: 0.35, perUnitDown: 40 };
const RUNG_MS = 110;
/** A ladder is leaned against the wall, and taken away again. */
const LEAN_MS = 180;
const AWAY_MS = 160;
/** How far from the wall the foot of a leaned ladder stands. */
const FOOT = 0.72;
/** The pawn climbs on the outer side of the rungs. */
const BEFORE_LADDER = 0.14;
/** A ladder that is leaned swings in from this share of its way. */
const SWING = 0.35;

type ClimbStep = Extract<StepView, { kind: 'climb' }>;
type BridgeStep = Extract<StepView, { kind: 'bridge' }>;

/** Slides along level stretches, hops wherever the height changes. */
export function planWalk(script: Script, colour: Colour, path: readonly Spot[]): void {
  let first = 0;
  for (let index = 1; index < path.length; index++) {
    const level = path[index]!.z === path[index - 1]!.z;
    if (level && index < path.length - 1) continue;
    const last = level ? index : index - 1;
    if (last > first) slide(script, colour, path.slice(first, last + 1));
    if (!level) hop(script, colour, cellCentre(path[index - 1]!), cellCentre(path[index]!));
    first = index;
  }
}

function slide(script: Script, colour: Colour, path: readonly Spot[]): void {
  const ms = clamp((path.length - 1) * SLIDE.perCell, SLIDE.least, SLIDE.most);
  script.cue(script.now, { kind: 'slide', ms });
  script.beside(slidePart(colour, path, script.now, script.now + ms));
  script.now += ms;
}

/** A pawn sliding from cell to cell. */
export function slidePart(colour: Colour, path: readonly Spot[], start: number, end: number): Act {
  const points = path.map(cellCentre);
  return {
    start,
    end,
    play: (t, { pawns }) => pawns.set(colour, alongPoints(points, slideEase(t))),
  };
}

function alongPoints(points: readonly Point[], t: number): Point {
  const lengths = points.slice(1).map((point, index) => distance(points[index]!, point));
  let left = t * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    if (left <= length && length > 0)
      return between(points[index]!, points[index + 1]!, left / length);
    left -= length;
  }
  return points[points.length - 1]!;
}

function hop(script: Script, colour: Colour, from: Point, to: Point): void {
  const rise = to.y - from.y;
  const ms = HOP.ms + HOP.perUnitDown * Math.max(0, -rise - 1);
  const arc = HOP.height + Math.abs(rise) / 2;
  script.add(
    ms,
    (t, { pawns }) => {
      const at = between(from, to, easeInOut(t) * 0.5 + t * 0.5);
      pawns.set(colour, { ...at, y: mix(from.y, to.y, t) + arc * 4 * t * (1 - t) });
    },
    { kind: 'hop' },
  );
}

/** Leans the ladder on the higher block, climbs it, and takes it away. */
export function planClimb(script: Script, colour: Colour, step: ClimbStep): void {
  const { path, at, ladder } = step;
  const [low, high] = [path[at], path[at + 1]];
  if (!low || !high) return;
  planWalk(script, colour, path.slice(0, at + 1));
  const [start, end] = [cellCentre(low), cellCentre(high)];
  const inwards = { x: Math.sign(end.x - start.x), z: Math.sign(end.z - start.z) };
  const wall = { x: start.x + inwards.x / 2, y: end.y, z: start.z + inwards.z / 2 };
  const foot = { x: wall.x - inwards.x * FOOT, y: start.y, z: wall.z - inwards.z * FOOT };
  // It rests on the edge and reaches beyond it.
  const head = beyond(foot, wall, LADDER_LENGTH[ladder]);
  const upright = { ...head, x: mix(head.x, foot.x, SWING), z: mix(head.z, foot.z, SWING) };
  const stands: LadderStand = { ladder, foot, head, from: upright };
  const before = { x: -inwards.x * BEFORE_LADDER, z: -inwards.z * BEFORE_LADDER };
  const bottom = { x: foot.x + before.x, y: foot.y, z: foot.z + before.z };
  const top = { x: wall.x + before.x, y: wall.y, z: wall.z + before.z };
  crossOn(script, colour, stands, [start, bottom, top, end]);
  planWalk(script, colour, path.slice(at + 1));
}

/** Lays the ladder over the gap and walks across it. */
export function planBridge(script: Script, colour: Colour, step: BridgeStep): void {
  const { path, at, ladder } = step;
  const [near, far] = [path[at], path[at + 1]];
  if (!near || !far) return;
  planWalk(script, colour, path.slice(0, at + 1));
  const [start, end] = [cellCentre(near), cellCentre(far)];
  const along = { x: Math.sign(end.x - start.x) / 2, z: Math.sign(end.z - start.z) / 2 };
  const edge = { x: start.x + along.x, y: start.y, z: start.z + along.z };
  const shore = { x: end.x - along.x, y: end.y, z: end.z - along.z };
  // What the gap leaves over lies on both sides alike.
  const spare = Math.max(0.16, (LADDER_LENGTH[ladder] - distance(edge, shore)) / 2);
  const foot = beyond(shore, edge, distance(edge, shore) + spare);
  const head = beyond(edge, shore, distance(edge, shore) + spare);
  const raised = { ...head, y: head.y + 1.2 };
  crossOn(script, colour, { ladder, foot, head, from: raised }, [start, edge, shore, end]);
  planWalk(script, colour, path.slice(at + 1));
}

interface LadderStand {
  ladder: ClimbStep['ladder'];
  foot: Point;
  head: Point;
  /** Where its head comes from. */
  from: Point;
}

/** The ladder comes, the pawn steps onto it, goes along it rung by rung and off it, the ladder goes. */
function crossOn(
  script: Script,
  colour: Colour,
  { ladder, foot, head, from }: LadderStand,
  [start, bottom, top, end]: readonly [Point, Point, Point, Point],
): void {
  const show = (moment: Moment, top_: Point, opacity: number): void => {
    moment.ladder = { ladder, foot, head: top_, opacity };
  };
  script.add(
    LEAN_MS,
    (t, moment) => show(moment, between(from, head, easeOut(t)), clamp(t * 2, 0, 1)),
    { kind: 'ladder' },
  );
  const rungs = Math.max(1, Math.round(distance(bottom, top) / RUNG_STEP));
  script.add(HOP.ms / 2, (t, { pawns }) => pawns.set(colour, between(start, bottom, easeInOut(t))));
  for (let rung = 0; rung < rungs; rung++) {
    script.add(
      RUNG_MS,
      (t, { pawns }) => pawns.set(colour, between(bottom, top, (rung + easeInOut(t)) / rungs)),
      { kind: 'rung' },
    );
  }
  const offAt = script.now;
  const offMs = HOP.ms * 0.7;
  script.add(offMs, (t, { pawns }) => {
    const at = between(top, end, t);
    pawns.set(colour, { ...at, y: at.y + 0.2 * 4 * t * (1 - t) });
  });
  script.beside({
    start: offAt + offMs / 2,
    end: offAt + offMs / 2 + AWAY_MS,
    play: (t, moment) => {
      if (t < 1) show(moment, head, 1 - t);
      else moment.ladder = null;
    },
  });
  script.now = Math.max(script.now, offAt + offMs / 2 + AWAY_MS);
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: mix(a.x, b.x, t),
  y: mix(a.y, b.y, t),
  z: mix(a.z, b.z, t),
});

/** The point at this distance from `from`, in the direction of `to`. */
function beyond(from: Point, to: Point, length: number): Point {
  return between(from, to, length / distance(from, to));
}
