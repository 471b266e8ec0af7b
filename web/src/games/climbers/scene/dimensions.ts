/** Measures of the tower as a whole, for light and camera. */
import type { Point } from '@/engine/camera-fit';
import type { CameraRigOptions } from '@/engine/camera-rig';
import type { SceneDimensions } from '@/engine/scene-root';
import type { PositionView } from '@/wasm/climbers';
import { groundAt } from './ground';
import { blockCorners, cellCentre, type Placed } from './lattice';
import { TURNTABLE } from './part-dimensions';

/** Shadows reach this far beyond the turntable, and beyond pawns beside it. */
const SHADOW_MARGIN = { turntable: 4, pawn: 1.2 };

export function shadowReach(radius: number, pawns: readonly number[] = []): number {
  return Math.max(
    radius + SHADOW_MARGIN.turntable,
    ...pawns.map((away) => away + SHADOW_MARGIN.pawn),
  );
}

export function footOf(radius: number): SceneDimensions['footprint'] {
  return { half: [radius, radius], round: radius };
}

export const TOWER_DIMENSIONS: SceneDimensions = {
  reach: shadowReach(TURNTABLE.radius),
  centre: [0, 3, 0],
  floor: -TURNTABLE.height,
  footprint: footOf(TURNTABLE.radius),
};

export const TOWER_CAMERA: CameraRigOptions = {
  wide: { fov: 15, elevation: 30, near: 0, height: 3.25 },
  tall: { fov: 15, elevation: 31, near: 0, height: 3.7 },
  azimuth: 38,
  panReach: 7,
};

/** How far from the middle something reaches. */
export function reachOf(block: Placed): number {
  const { low, high } = blockCorners(block);
  return Math.hypot(
    Math.max(Math.abs(low.x), Math.abs(high.x)),
    Math.max(Math.abs(low.z), Math.abs(high.z)),
  );
}

/** How far the blocks of a position reach, how far from the middle each pawn is, how high the tower. */
export interface Extent {
  reach: number;
  pawns: readonly number[];
  height: number;
}

export function measure({ blocks, pawns }: PositionView): Extent {
  return {
    reach: Math.max(0, ...blocks.map(reachOf)),
    pawns: pawns.map(({ at }) => {
      const { x, z } = cellCentre(at);
      return Math.hypot(x, z);
    }),
    height: Math.max(0, ...blocks.map(({ z, size }) => z + size[2])),
  };
}

const RIM_POINTS = 20;

/** So much of the turntable is always in the picture: towers at their start hardly reach farther. */
const FRAMED_RADIUS = 9;

/**
 * The rim of the turntable and the corners of what stands on it. One that has grown for a single
 * block far out may leave the picture: else the tower would shrink with it.
 */
export function towerContent({ blocks, pawns }: PositionView, radius: number): Point[] {
  const rim = Array.from({ length: RIM_POINTS }, (_, index) => {
    const angle = (index / RIM_POINTS) * Math.PI * 2;
    const framed = Math.min(radius, FRAMED_RADIUS);
    return { x: Math.sin(angle) * framed, y: -TURNTABLE.height, z: Math.cos(angle) * framed };
  });
  const corners = blocks.flatMap((block) => {
    const { low, high } = blockCorners(block);
    return [low.x, high.x].flatMap((x) =>
      [low.z, high.z].flatMap((z) => [low.y, high.y].map((y) => ({ x, y, z }))),
    );
  });
  const pieces = pawns.flatMap(({ at }) => {
    const { x, y, z } = cellCentre(at);
    return [groundAt({ x, z }, radius), 1].map((dy) => ({ x, y: y + dy, z }));
  });
  return [...rim, ...corners, ...pieces];
}
