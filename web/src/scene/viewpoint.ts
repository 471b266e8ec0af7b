/** The eye of a scene: fits the camera to the window, and turns points of the window into rays and back. */
import { Vector3 } from 'three';
import type { Viewport } from './camera-fit';
import type { CameraRig } from './camera-rig';
import type { Diorama } from './diorama';
import { meetPlane, type Ray } from './pick';
import type { CameraName, Insets } from './types';

/** Free space around a scene, in pixels, besides what panels cover. */
const MARGIN = 14;

export class Viewpoint {
  private viewport: Viewport = { width: 1, height: 1, insets: padded({}) };

  /** `canvas` is asked for late: the stage that owns it is made after the viewpoint. `onLook` follows every change. */
  constructor(
    readonly rig: CameraRig,
    private readonly diorama: Diorama,
    private readonly canvas: () => HTMLCanvasElement,
    private readonly onLook: () => void,
  ) {}

  /** How wide a pixel of the window is at a distance of one. */
  get pixel(): number {
    const fov = (this.diorama.camera.fov * Math.PI) / 180;
    return (2 * Math.tan(fov / 2)) / this.viewport.height;
  }

  /** To the right by this much, seen from here. */
  sideways(offset: number): { x: number; z: number } {
    const { azimuth } = this.rig;
    return { x: Math.cos(azimuth) * offset, z: -Math.sin(azimuth) * offset };
  }

  setSize(width: number, height: number): void {
    this.viewport = { ...this.viewport, width, height };
    this.rig.setShape(this.viewport);
    this.look();
  }

  setInsets(insets: Partial<Insets>): void {
    this.viewport = { ...this.viewport, insets: padded(insets) };
    this.rig.setShape(this.viewport);
    this.look();
  }

  look(): void {
    const { aim, fit } = this.rig.view(this.viewport);
    this.diorama.look(aim, fit, this.viewport.width / this.viewport.height);
    this.onLook();
  }

  go(name: CameraName, glideFrom: number | null): void {
    this.rig.go(name, glideFrom);
    this.look();
  }

  orbit(dx: number, dy: number): void {
    this.rig.orbit(dx, dy);
    this.look();
  }

  /** Zooms so that what lies under the pointer at this height stays there. */
  zoom(factor: number, clientX: number, clientY: number, height: number): void {
    const before = meetPlane(this.ray(clientX, clientY), height);
    this.rig.zoom(factor);
    this.look();
    const after = meetPlane(this.ray(clientX, clientY), height);
    if (before && after) this.rig.pan(before.x - after.x, before.z - after.z);
    this.look();
  }

  /** Moves along a glide; says whether anything changed. */
  step(now: number): boolean {
    const gliding = this.rig.step(now);
    if (gliding) this.look();
    return gliding;
  }

  /** The ray from the eye through a point of the window. */
  ray(clientX: number, clientY: number): Ray {
    const box = this.canvas().getBoundingClientRect();
    const origin = this.diorama.camera.position;
    const through = new Vector3(
      ((clientX - box.left) / box.width) * 2 - 1,
      1 - ((clientY - box.top) / box.height) * 2,
      0.5,
    ).unproject(this.diorama.camera);
    return { origin, direction: through.sub(origin).normalize() };
  }

  /** Where a point of the scene is in the window. */
  pointOf(x: number, y: number, z: number): { x: number; y: number } {
    const point = new Vector3(x, y, z).project(this.diorama.camera);
    const box = this.canvas().getBoundingClientRect();
    return {
      x: box.left + ((point.x + 1) / 2) * box.width,
      y: box.top + ((1 - point.y) / 2) * box.height,
    };
  }
}

function padded({ top = 0, right = 0, bottom = 0, left = 0 }: Partial<Insets>): Insets {
  return {
    top: top + MARGIN,
    right: right + MARGIN,
    bottom: bottom + MARGIN,
    left: left + MARGIN,
  };
}
