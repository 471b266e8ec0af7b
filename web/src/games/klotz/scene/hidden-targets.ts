/**
 * Pieces in front of what you look at: we draw them transparent, and presses go through. Pure
 * geometry.
 */
import type { Point } from '@/engine/camera-fit';
import type { Ray } from '@/engine/ray';
import { spotOf } from './cells';
import { groundCell, hitCells, meetUpright, type Upright } from './pick';
import type { Cell, Marks } from './types';

/** The board lies a little below the points we look at, so that it never hides them. */
const ABOVE_GROUND = 0.02;

/**
 * The cells of all pieces that hide a target, the aimed path, the keyboard cursor or the hovered
 * piece. The selected piece and those on targets stay solid.
 */
export function piecesBefore(
  { targets = [], selected, aim, cursor }: Marks,
  hovered: Cell | null,
  eye: Point,
  pieces: readonly Upright[],
): Set<Cell> {
  const before = new Set<Cell>();
  const solid = new Set<Cell>(targets.map(({ cell }) => cell));
  if (selected !== undefined) solid.add(selected);
  const looked = new Set<Cell>([...solid, ...(aim?.path ?? [])]);
  if (selected !== undefined) looked.delete(selected);
  if (cursor !== undefined) looked.add(cursor);
  // An empty cell matters only while you choose where to go; otherwise pieces would flicker
  // wherever the pointer passes.
  const standing = new Map(pieces.map((piece) => [piece.cell, piece]));
  if (hovered !== null && (selected !== undefined || standing.has(hovered))) looked.add(hovered);
  for (const cell of looked) {
    for (const point of seenPoints(cell, standing.get(cell))) {
      const ray: Ray = {
        origin: point,
        direction: { x: eye.x - point.x, y: eye.y - point.y, z: eye.z - point.z },
      };
      for (const piece of pieces) {
        if (piece.cell === cell || solid.has(piece.cell)) continue;
        if (meetUpright(ray, piece) !== null) before.add(piece.cell);
      }
    }
  }
  return before;
}

/** The points of a cell that should be visible: its centre, or the piece on it. */
function seenPoints(cell: Cell, piece: Upright | undefined): Point[] {
  const { x, z } = spotOf(cell);
  if (!piece) return [{ x, y: ABOVE_GROUND, z }];
  const { base, height } = piece;
  return [0.5, 1].map((part) => ({ x, y: base + height * part, z }));
}

/**
 * The cell a press means. A selected piece prefers its targets: where one lies behind another piece,
 * we take it, unless you can select that piece and are closer to it. On a piece that is transparent
 * because of the hovered one behind it, the press still means the hovered one.
 */
export function pickThrough(
  ray: Ray,
  pieces: readonly Upright[],
  { targets = [], selectable = [], selected }: Marks,
  /** The hovered piece, and the cells of transparent pieces. */
  seen: { hovered: Cell | null; glassy: ReadonlySet<Cell> },
  /** The distance of a point from the press on screen. */
  away: (point: Point) => number,
): Cell | null {
  const line = hitCells(ray, pieces);
  const front = line[0];
  const ground = groundCell(ray);
  if (front === undefined) return ground;
  const isTarget = (cell: Cell | null) => targets.some((target) => target.cell === cell);
  if (isTarget(front)) return front;
  const behind = [...line.slice(1), ground].find(isTarget) ?? null;
  const upright = pieces.find(({ cell }) => cell === front)!;
  if (behind === null) {
    const hovered = line.slice(1).find((cell) => cell === seen.hovered);
    return hovered !== undefined && seen.glassy.has(front) ? hovered : front;
  }
  if (front !== selected && !selectable.includes(front)) return behind;
  const target = { ...spotOf(behind), y: 0 };
  return away(target) < awayFromPiece(upright, away) ? behind : front;
}

/** The distance from the nearest of some points along the axis of a piece. */
function awayFromPiece({ x, z, base, height }: Upright, away: (point: Point) => number): number {
  const parts = [0, 0.25, 0.5, 0.75, 1];
  return Math.min(...parts.map((part) => away({ x, y: base + height * part, z })));
}
