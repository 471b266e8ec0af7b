/**
 * Converts the game's units to scene units, where a cube's edge is 1; also the light and camera
 * setup.
 */
import type { Point } from '@/engine/camera-fit';
import type { CameraRigOptions } from '@/engine/camera-rig';
import type { SceneDimensions } from '@/engine/scene-root';
import type { BlockShape, StandMeasures } from './types';

/** Scene units per millimetre, micrometre and metre: a 20 mm cube is one unit. */
export const MM = 1 / 20;
const UM = MM / 1000;
export const METRE = MM * 1000;

export type Extent = readonly [number, number, number];

export function extentOf({ size: [x, y, z] }: BlockShape): Extent {
  return [x * UM, y * UM, z * UM];
}

/** Converts from room to scene coordinates. */
export function toScene({ x, y, z }: Point): Point {
  return { x: x * METRE, y: y * METRE, z: z * METRE };
}

/** Converts from scene to room coordinates. */
export function toRoom({ x, y, z }: Point): Point {
  return { x: x / METRE, y: y / METRE, z: z / METRE };
}

/** Half the stand's width and depth in scene units: arms and legs lean at 45 degrees. */
export function standHalf({ arm, depth }: StandMeasures): readonly [number, number] {
  return [arm * Math.SQRT1_2 * MM, (depth / 2) * MM];
}

/** Radius of the light: covers trays, fallen blocks and a hand above the pile. */
const REACH = 15;
/** How far beyond the stand the table shows full shadows. */
const APRON = 5;

export function sceneDimensions(stand: StandMeasures): SceneDimensions {
  return {
    reach: REACH,
    centre: [0, 5.5, 0],
    floor: 0,
    footprint: footprintOf(stand),
  };
}

export function footprintOf(stand: StandMeasures): SceneDimensions['footprint'] {
  return { half: standHalf(stand), round: 0.2, apron: APRON, rim: 0.55 };
}

export const PILE_CAMERA: CameraRigOptions = {
  wide: { fov: 16, elevation: 20, near: 1, height: 6.95 },
  tall: { fov: 16, elevation: 20, near: 1, height: 7.5 },
  azimuth: -14,
  straightSides: true,
  lowest: 2,
  panReach: 6,
  panRise: 6,
};
