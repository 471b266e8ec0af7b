/** What a ray through a pixel meets: pawns, blocks, the table. Pure geometry. */
import type { Point } from '@/engine/camera-fit';
import { clamp } from '@/engine/easing';
import { meetBox, meetPlane, type Ray } from '@/engine/ray';
import type { BlockView, PawnView, Spot } from '@/wasm/climbers';
import { TABLE_SIDE, blockCorners, cellAt, cellCentre, latticeOf, type Surface } from './lattice';
import type { Size } from './lattice';
import type { TowerPick } from './types';

/** All that can be met. */
export interface Sight {
  blocks: readonly BlockView[];
  pawns: readonly PawnView[];
  surface: Surface;
  /** How high the ground is: lower beside the turntable. */
  ground(point: Pick<Point, 'x' | 'z'>): number;
  /** The table is only met within this distance from the middle. */
  radius: number;
}

/** A pawn is picked by a box around it. */
const PAWN = { half: 0.27, height: 0.98 };

export interface BlockHit {
  block: BlockView;
  /** The side it was met on. */
  axis: 'x' | 'y' | 'z';
  at: Point;
  distance: number;
}

/** Everything a ray meets, nearest first. */
export function blocksAlong(ray: Ray, blocks: readonly BlockView[]): BlockHit[] {
  const hits: BlockHit[] = [];
  for (const block of blocks) {
    const { low, high } = blockCorners(block);
    const met = meetBox(ray, low, high);
    if (met) hits.push({ block, ...met, at: pointAlong(ray, met.distance) });
  }
  return hits.sort((a, b) => a.distance - b.distance);
}

export function pickTower(ray: Ray, sight: Sight): TowerPick {
  const hit = blocksAlong(ray, sight.blocks)[0];
  const pawn = nearestPawn(ray, sight);
  if (pawn && (!hit || pawn.distance < hit.distance)) {
    const { at, colour } = pawn.pawn;
    return { block: sight.surface.owner(at.x, at.y), cell: at, pawn: colour };
  }
  if (hit) return { block: hit.block.id, cell: topCell(hit, sight.surface), pawn: null };
  return { block: null, cell: tableCell(ray, sight), pawn: null };
}

function nearestPawn(
  ray: Ray,
  { pawns, ground }: Sight,
): { pawn: PawnView; distance: number } | null {
  let nearest: { pawn: PawnView; distance: number } | null = null;
  for (const pawn of pawns) {
    const { x, y: face, z } = cellCentre(pawn.at);
    const y = face + ground({ x, z });
    const met = meetBox(
      ray,
      { x: x - PAWN.half, y, z: z - PAWN.half },
      { x: x + PAWN.half, y: y + PAWN.height, z: z + PAWN.half },
    );
    if (met && (!nearest || met.distance < nearest.distance))
      nearest = { pawn, distance: met.distance };
  }
  return nearest;
}

/** The visible cell of the top of the block that was met, nearest to where that was. */
export function topCell({ block, at }: BlockHit, surface: Surface): Spot | null {
  const { x, y } = latticeOf(at);
  let nearest: { cell: Spot; away: number } | null = null;
  for (const cell of surface.cellsOf(block)) {
    const away = Math.hypot(cell.x + 0.5 - x, cell.y + 0.5 - y);
    if (!nearest || away < nearest.away) nearest = { cell, away };
  }
  return nearest?.cell ?? null;
}

function tableCell(ray: Ray, sight: Sight): Spot | null {
  const met = meetGround(ray, sight);
  const cell = met && cellAt(met);
  return cell && { ...cell, z: 0 };
}

/** Where a ray meets the turntable, or else the table beside it. */
function meetGround(
  ray: Ray,
  { ground, radius }: Pick<Sight, 'ground' | 'radius'>,
): Pick<Point, 'x' | 'z'> | null {
  const level = meetPlane(ray, 0);
  const met = level && meetPlane(ray, ground(level));
  return met && Math.hypot(met.x, met.z) <= radius ? met : null;
}

/** Met this close below its top, a wall means the top. */
const BRIM = 1;

/**
 * The lowest corner of a footprint under the pointer. On a top or the table the pointer is in its
 * middle; a wall means the place at its foot, or close to its upper edge the top.
 */
export function cornerUnder(
  ray: Ray,
  sight: Pick<Sight, 'blocks' | 'ground' | 'radius'>,
  size: Size,
): { x: number; y: number } | null {
  const hit = blocksAlong(ray, sight.blocks)[0];
  const met = hit ? hit.at : meetGround(ray, sight);
  if (!met) return null;
  const middle = latticeOf(met);
  if (hit && hit.axis !== 'y') {
    const brim = hit.block.z + hit.block.size[2] - hit.at.y <= BRIM;
    const outwards = hit.axis === 'x' ? -Math.sign(ray.direction.x) : Math.sign(ray.direction.z);
    const [axis, half] =
      hit.axis === 'x' ? (['x', size[0] / 2] as const) : (['y', size[1] / 2] as const);
    middle[axis] += outwards * half * (brim ? -1 : 1);
  }
  const corner = (centre: number, side: number): number =>
    clamp(Math.round(centre - side / 2), 0, TABLE_SIDE - side);
  return { x: corner(middle.x, size[0]), y: corner(middle.y, size[1]) };
}

function pointAlong({ origin, direction }: Ray, distance: number): Point {
  return {
    x: origin.x + direction.x * distance,
    y: origin.y + direction.y * distance,
    z: origin.z + direction.z * distance,
  };
}
