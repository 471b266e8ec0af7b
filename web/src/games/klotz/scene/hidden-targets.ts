/** Pieces that stand between the eye and a target: they are seen through, and pressed through. Pure geometry. */
import type { Point } from '@/engine/camera-fit';
import type { Ray } from '@/engine/ray';
import { spotOf } from './cells';
import { meetUpright, pickCell, type Upright } from './pick';
import type { Cell, Marks } from './types';

/** The cells of all pieces that hide the middle of a target. The chosen piece and those on targets stay solid. */
export function piecesBefore(
  { targets = [], selected }: Marks,
  eye: Point,
  pieces: readonly Upright[],
): Set<Cell> {
  const before = new Set<Cell>();
  const taken = new Set<Cell>(targets.map(({ cell }) => cell));
  if (selected !== undefined) taken.add(selected);
  for (const { cell } of targets) {
    const { x, z } = spotOf(cell);
    const ray: Ray = {
      origin: { x, y: 0.02, z },
      direction: { x: eye.x - x, y: eye.y - 0.02, z: eye.z - z },
    };
    for (const piece of pieces)
      if (!taken.has(piece.cell) && meetUpright(ray, piece) !== null) before.add(piece.cell);
  }
  return before;
}

/**
 * The cell that a press means. Where it meets a piece that is seen through, the target behind is
 * meant, unless the piece could be chosen as well and its middle is nearer to the press.
 */
export function pickThrough(
  ray: Ray,
  pieces: readonly Upright[],
  glassy: ReadonlySet<Cell>,
  { targets = [], movable = [] }: Marks,
  /** How far from the press a point is on screen. */
  away: (point: Point) => number,
): Cell | null {
  const front = pickCell(ray, pieces);
  const glass =
    front !== null && glassy.has(front) ? pieces.find(({ cell }) => cell === front) : undefined;
  if (!glass) return front;
  const solid = pieces.filter(({ cell }) => !glassy.has(cell));
  const behind = pickCell(ray, solid);
  if (behind === null || !targets.some(({ cell }) => cell === behind)) return front;
  if (!movable.includes(glass.cell)) return behind;
  const target = { ...spotOf(behind), y: 0 };
  const middle = { x: glass.x, y: glass.base + glass.height / 2, z: glass.z };
  return away(target) < away(middle) ? behind : front;
}
