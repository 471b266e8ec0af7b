/** Which blocks stand between the eye and what it wants to see. Pure geometry. */
import type { Point } from '@/engine/camera-fit';
import type { BlockView, PositionView, Spot } from '@/wasm/climbers';
import { blockCorners, cellCentre } from './lattice';
import { blocksAlong } from './pick';
import type { TowerMarks } from './types';

/** Points are looked at a little above the face they lie on. */
const ABOVE_FACE = 0.08;
const PAWN_MIDDLE = 0.55;

/**
 * What has to be seen: the player's own pawn, and what is being aimed at. Not all that can be
 * reached: half the tower would turn to glass, and its colours fade just when they decide.
 */
export function pointsOfInterest(marks: TowerMarks, view: PositionView): Point[] {
  const points: Point[] = [];
  const cell = (spot: Spot, above = ABOVE_FACE): void => {
    const { x, y, z } = cellCentre(spot);
    points.push({ x, y: y + above, z });
  };
  const own = marks.own ?? view.turn;
  const pawn = view.pawns.find(({ colour }) => colour === own);
  if (pawn) cell(pawn.at, PAWN_MIDDLE);
  if (marks.ghost) {
    // Its top is what counts; to see its foot too would take many more blocks.
    const { low, high } = blockCorners(marks.ghost.block);
    for (const x of [low.x, high.x])
      for (const z of [low.z, high.z]) points.push({ x, y: high.y, z });
  }
  if (marks.cursor) cell(marks.cursor);
  const end = marks.path?.at(-1);
  if (end) cell(end);
  return points;
}

/** The blocks that hide at least one of the points. */
export function blocksBefore(
  points: readonly Point[],
  eye: Point,
  blocks: readonly BlockView[],
): Set<string> {
  const before = new Set<string>();
  for (const point of points) {
    const direction = { x: eye.x - point.x, y: eye.y - point.y, z: eye.z - point.z };
    for (const { block } of blocksAlong({ origin: point, direction }, blocks)) before.add(block.id);
  }
  return before;
}

/** The blocks and everything that stands on them: what is left must not float in the air. */
export function withAllAbove(ids: ReadonlySet<string>, blocks: readonly BlockView[]): Set<string> {
  const all = new Set(ids);
  // Every block comes after those it stands on.
  for (const block of [...blocks].sort((a, b) => a.z - b.z)) {
    if (all.has(block.id) || block.z === 0) continue;
    if (blocks.some((below) => all.has(below.id) && standsOn(block, below))) all.add(block.id);
  }
  return all;
}

function standsOn(block: BlockView, below: BlockView): boolean {
  return (
    below.z + below.size[2] === block.z &&
    block.x < below.x + below.size[0] &&
    below.x < block.x + block.size[0] &&
    block.y < below.y + below.size[1] &&
    below.y < block.y + block.size[1]
  );
}
