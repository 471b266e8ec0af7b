/**
 * Finds the camera distance at which the content fits into the free part of a window. Pure
 * geometry.
 */
import type { Insets } from './types';

export interface Point {
  x: number;
  y: number;
  z: number;
}

/** The camera direction relative to its target. Angles in radians. */
export interface Aim {
  /** Vertical field of view. */
  fov: number;
  elevation: number;
  azimuth: number;
  target: Point;
}

export interface Viewport {
  width: number;
  height: number;
  insets: Insets;
}

/** Distance from the target, and the shift of the picture in normalised device coordinates. */
export interface Fit {
  distance: number;
  shiftX: number;
  shiftY: number;
}

interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

const NEAREST = 4;
const FARTHEST = 400;

/** The direction from the target to the camera. */
export function viewDirection({ elevation, azimuth }: Pick<Aim, 'elevation' | 'azimuth'>): Point {
  const flat = Math.cos(elevation);
  return { x: Math.sin(azimuth) * flat, y: Math.sin(elevation), z: Math.cos(azimuth) * flat };
}

/**
 * The closest position that keeps all points in the free part of the viewport, and the shift that
 * centres them.
 */
export function fitCamera(points: readonly Point[], aim: Aim, viewport: Viewport): Fit {
  const { insets, width, height } = viewport;
  const free: Bounds = {
    left: (2 * insets.left) / width - 1,
    right: 1 - (2 * insets.right) / width,
    bottom: (2 * insets.bottom) / height - 1,
    top: 1 - (2 * insets.top) / height,
  };
  const freeWidth = Math.max(0.1, free.right - free.left);
  const freeHeight = Math.max(0.1, free.top - free.bottom);
  const aspect = width / height;
  let near = NEAREST;
  let far = FARTHEST;
  // Things shrink as the camera backs off, so bisection finds the distance.
  for (let step = 0; step < 40; step++) {
    const distance = (near + far) / 2;
    const bounds = project(points, aim, distance, aspect);
    const fits =
      bounds && bounds.right - bounds.left <= freeWidth && bounds.top - bounds.bottom <= freeHeight;
    if (fits) far = distance;
    else near = distance;
  }
  const bounds = project(points, aim, far, aspect)!;
  return {
    distance: far,
    shiftX: (free.left + free.right - bounds.left - bounds.right) / 2,
    shiftY: (free.bottom + free.top - bounds.bottom - bounds.top) / 2,
  };
}

/** Screen bounds of the points, or `null` if one is behind the camera. */
function project(
  points: readonly Point[],
  aim: Aim,
  distance: number,
  aspect: number,
): Bounds | null {
  const scale = 1 / Math.tan(aim.fov / 2);
  const sinA = Math.sin(aim.azimuth);
  const cosA = Math.cos(aim.azimuth);
  const sinE = Math.sin(aim.elevation);
  const cosE = Math.cos(aim.elevation);
  const bounds: Bounds = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const point of points) {
    const x = point.x - aim.target.x;
    const y = point.y - aim.target.y;
    const z = point.z - aim.target.z;
    const right = x * cosA - z * sinA;
    const towards = x * sinA + z * cosA;
    const up = y * cosE - towards * sinE;
    const depth = distance - (towards * cosE + y * sinE);
    if (depth < 0.1) return null;
    const across = (right * scale) / (depth * aspect);
    const along = (up * scale) / depth;
    bounds.left = Math.min(bounds.left, across);
    bounds.right = Math.max(bounds.right, across);
    bounds.bottom = Math.min(bounds.bottom, along);
    bounds.top = Math.max(bounds.top, along);
  }
  return bounds;
}
