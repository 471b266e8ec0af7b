/** How the hand holds a block and how the pointer moves it. Pure geometry. */
import { Vector3 } from 'three';
import type { Point } from '@/engine/camera-fit';
import type { Extent } from './measures';
import type { DragFrame } from './types';

/** Above this angle, dragging is horizontal and pulling nearer raises the block. */
const STEEP = (50 * Math.PI) / 180;

/** The viewer's directions: horizontal, except the last one when seen from high above. */
export function viewFrameOf(azimuth: number, elevation: number): DragFrame {
  const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
  const right = { x: cos, y: 0, z: -sin };
  const away = { x: -sin, y: 0, z: -cos };
  const upright = { x: 0, y: 1, z: 0 };
  return elevation > STEEP
    ? { right, up: away, towards: upright }
    : { right, up: upright, towards: { x: sin, y: 0, z: cos } };
}

/**
 * The same, snapped to the axes of the X: a bar slides straight out even if you look at it from an
 * angle.
 */
export function dragFrameOf(azimuth: number, elevation: number): DragFrame {
  const quarter = Math.PI / 2;
  const { right, up, towards } = viewFrameOf(Math.round(azimuth / quarter) * quarter, elevation);
  return { right: whole(right), up: whole(up), towards: whole(towards) };
}

/** Rounds off floating-point noise and negative zeros. */
const whole = ({ x, y, z }: Point): Point => ({
  x: Math.round(x) + 0,
  y: Math.round(y) + 0,
  z: Math.round(z) + 0,
});

/** Maximum span of the fingers: longer blocks are held across. */
const SPAN = 1.6;
/** Distance of the fingers from the end of a block held across. */
const INSIDE = 0.3;

/** Where thumb and fingers touch a block, in block coordinates, and the axis between them. */
export interface Pinch {
  thumb: Vector3;
  finger: Vector3;
}

/**
 * Two opposite points for a grip on a block's surface. The thumb goes where you touched the block
 * and the finger behind it; at the end of a long block, both hold its sides.
 */
export function pinchOf(size: Extent, grip: Point): Pinch {
  const at = [grip.x, grip.y, grip.z];
  const depth = at.map((part, axis) => Math.abs(part) / size[axis]!);
  const touched = depth.indexOf(Math.max(...depth));
  if (size[touched]! <= SPAN) {
    const thumb = [...at];
    thumb[touched] = (Math.sign(at[touched]!) || 1) * (size[touched]! / 2);
    const finger = [...thumb];
    finger[touched] = -thumb[touched]!;
    return { thumb: new Vector3(...thumb), finger: new Vector3(...finger) };
  }
  // The wider of the narrow sides gives a better grip.
  const sides = [0, 1, 2].filter((axis) => axis !== touched && size[axis]! <= SPAN);
  const across = sides.reduce((best, axis) => (size[axis]! > size[best]! ? axis : best));
  const thumb = [...at];
  const end = size[touched]! / 2 - INSIDE;
  thumb[touched] = Math.min(end, Math.max(-end, at[touched]!));
  thumb[across] = size[across]! / 2;
  const finger = [...thumb];
  finger[across] = -thumb[across]!;
  return { thumb: new Vector3(...thumb), finger: new Vector3(...finger) };
}
