/** Which blocks stand between the eye and what it wants to see. Pure geometry. */
import type { Point } from '@/engine/camera-fit';
import type { BlockView, PositionView, Spot } from '@/wasm/climbers';
import { blockCorners, cellCentre } from './lattice';
import { blocksAlong } from './pick';
import type { TowerMarks } from './types';

/** Points are looked at a little above the face they lie on. */
const ABOVE_FACE = 0.08;
const PAWN_MIDDLE = 0.55;

/** What has to be seen: what is being aimed at if anything is, otherwise everything that can be reached. */
export function pointsOfInterest(marks: TowerMarks, view: PositionView): Point[] {
  const points: Point[] = [];
  const cell = (spot: Spot, above = ABOVE_FACE): void => {
    const { x, y, z } = cellCentre(spot);
    points.push({ x, y: y + above, z });
  };
  const pawn = view.pawns.find(({ colour }) => colour === view.turn);
  if (pawn) cell(pawn.at, PAWN_MIDDLE);
  if (marks.ghost) {
    const { low, high } = blockCorners(marks.ghost.block);
    for (const x of [low.x, high.x])
      for (const z of [low.z, high.z])
        points.push({ x, y: high.y, z }, { x, y: low.y + ABOVE_FACE, z });
  }
  if (marks.cursor) cell(marks.cursor);
  const end = marks.way?.[marks.way.length - 1];
  if (end) cell(end);
  if (marks.ghost || marks.cursor || end) return points;
  for (const { at } of marks.reach ?? []) if (at.z > 0) cell(at);
  for (const { cells } of marks.faces ?? []) if (cells[0]) cell(cells[0]);
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
    const way = { x: eye.x - point.x, y: eye.y - point.y, z: eye.z - point.z };
    for (const { block } of blocksAlong({ origin: point, direction: way }, blocks))
      before.add(block.id);
  }
  return before;
}
