/** The flat board in its window: scale, rotation, and what is under a pixel. Pure. */
import { clamp } from '@/engine/easing';
import type { Insets } from '@/engine/types';
import { HALF_FIELD, type Spot } from './cells';
import { FLAT_FRAME } from './flat-style';

const HALF = HALF_FIELD + FLAT_FRAME;
const ZOOM = { least: 1, most: 4 };
/** The minimum size of the board in pixels. */
const SMALLEST = 40;

export class FlatLayout {
  /** Pixels per cell. */
  scale = 1;
  /** The picture point at the upper left of the window. */
  origin: Spot = { x: 0, z: 0 };
  /** Quarter turns of the board on screen. */
  turns = 0;
  private size = { width: 1, height: 1 };
  private insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  private magnified = 1;
  private centre: Spot = { x: 0, z: 0 };

  fit(width: number, height: number, insets: Insets): void {
    this.size = { width, height };
    this.insets = insets;
    this.update();
  }

  /** Zooms around a point of the window. */
  zoom(factor: number, x: number, y: number): void {
    const before = this.spotAt(x, y);
    this.magnified = clamp(this.magnified * factor, ZOOM.least, ZOOM.most);
    this.update();
    const after = this.spotAt(x, y);
    this.centre = { x: this.centre.x + before.x - after.x, z: this.centre.z + before.z - after.z };
    this.update();
  }

  unzoom(): void {
    this.magnified = 1;
    this.update();
  }

  get viewBox(): string {
    const { width, height } = this.size;
    return `${this.origin.x} ${this.origin.z} ${width / this.scale} ${height / this.scale}`;
  }

  /** Converts a window point to a picture point. */
  spotAt(x: number, y: number): Spot {
    return { x: this.origin.x + x / this.scale, z: this.origin.z + y / this.scale };
  }

  /** Converts a picture point to a window point. */
  pixelOf({ x, z }: Spot): { x: number; y: number } {
    return { x: (x - this.origin.x) * this.scale, y: (z - this.origin.z) * this.scale };
  }

  /** Board to picture. */
  turn(spot: Spot): Spot {
    return quarterTurns(spot, this.turns);
  }

  /** Picture to board. */
  unturn(spot: Spot): Spot {
    return quarterTurns(spot, -this.turns);
  }

  private update(): void {
    const { width, height } = this.size;
    const { top, right, bottom, left } = this.insets;
    const room = Math.min(width - left - right, height - top - bottom);
    this.scale = (Math.max(SMALLEST, room) / (HALF * 2)) * this.magnified;
    // The less you zoom in, the closer the board stays to the centre, so it never leaves the
    // window.
    const reach = HALF * (1 - 1 / this.magnified);
    this.centre = {
      x: clamp(this.centre.x, -reach, reach),
      z: clamp(this.centre.z, -reach, reach),
    };
    this.origin = {
      x: this.centre.x - (left + (width - left - right) / 2) / this.scale,
      z: this.centre.z - (top + (height - top - bottom) / 2) / this.scale,
    };
  }
}

function quarterTurns({ x, z }: Spot, turns: number): Spot {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return { x: -z, z: x };
    case 2:
      return { x: -x, z: -z };
    case 3:
      return { x: z, z: -x };
    default:
      return { x, z };
  }
}
