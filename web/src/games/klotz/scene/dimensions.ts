/** Dimensions of the Klotz board, for light and camera. */
import type { Point } from '@/engine/camera-fit';
import type { CameraRigOptions } from '@/engine/camera-rig';
import type { SceneDimensions } from '@/engine/scene-root';
import { FRAME, HALF_BOARD } from './board-model';
import { HALF_FIELD } from './cells';
import { KLOTZ_HEIGHT } from './piece-models';

export const KLOTZ_DIMENSIONS: SceneDimensions = {
  reach: 13,
  centre: [0, 0, 0],
  floor: FRAME.bottom,
  footprint: { half: [HALF_BOARD, HALF_BOARD], round: FRAME.corner },
};

/** Everything that must be visible: the board, and tall pieces in its corners. */
export const KLOTZ_CONTENT: readonly Point[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((z) => [
    { x: x * HALF_BOARD, y: FRAME.bottom, z: z * HALF_BOARD },
    { x: x * HALF_BOARD, y: FRAME.top, z: z * HALF_BOARD },
    { x: x * (HALF_FIELD - 1), y: KLOTZ_HEIGHT, z: z * (HALF_FIELD - 1) },
  ]),
);

export const KLOTZ_CAMERA: CameraRigOptions = {
  // Steep enough that no piece of the default layout hides another.
  wide: { fov: 22, elevation: 66, near: 0.6, height: 0 },
  tall: { fov: 18, elevation: 72, near: 0.2, height: 0 },
  azimuth: 0,
  panReach: HALF_FIELD * 1.3,
};
