/** How a pawn goes: it slides over faces, hops up and down, climbs ladders rung by rung. Pure. */
import type { Point } from '@/engine/camera-fit';
import { clamp, easeInOut, easeOut, mix, slideEase } from '@/engine/easing';
import type { Colour, Spot } from '@/wasm/climbers';
import { RUNG_STEP } from './part-dimensions';
import { standOf, type LadderStand, type LadderStep } from './ladder-stand';
import { cellCentre } from './lattice';
import type { Act, Moment, Script } from './timeline';
import { between, distance } from './path-line';

const SLIDE = { perCell: 90, least: 120, most: 900 };
const HOP = { ms: 220, height: 0.35, perUnitDown: 40 };
const RUNG_MS = 110;
/** A ladder is leaned against the wall, and taken away again. */
const LEAN_MS = 180;
const AWAY_MS = 160;

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

/** Leans or lays the ladder, goes along it, and takes it away. */
export function planLadder(script: Script, colour: Colour, step: LadderStep): void {
  const stand = standOf(step);
  if (!stand) return;
  planWalk(script, colour, step.path.slice(0, step.at + 1));
  crossOn(script, colour, stand);
  planWalk(script, colour, step.path.slice(step.at + 1));
}

/** The ladder comes, the pawn steps onto it, goes along it rung by rung and off it, the ladder goes. */
function crossOn(
  script: Script,
  colour: Colour,
  { ladder, foot, head, from, path: [start, bottom, top, end] }: LadderStand,
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
