/** Pieces that hide a target: we draw them transparent, and presses go through. Pure geometry. */
import type { Point } from '@/engine/camera-fit';
import type { Ray } from '@/engine/ray';
import { spotOf } from './cells';
import { meetUpright, pickCell, type Upright } from './pick';
import type { Cell, Marks } from './types';

/**
 * The cells of all pieces that hide the centre of a target. The selected piece and those on targets
 * stay solid.
 */
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
 * The cell a press means. On a transparent piece, that is the target behind it, unless you can
 * select the piece and its centre is closer to the press.
 */
export function pickThrough(
  ray: Ray,
  pieces: readonly Upright[],
  glassy: ReadonlySet<Cell>,
  { targets = [], movable = [] }: Marks,
  /** The distance of a point from the press on screen. */
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
