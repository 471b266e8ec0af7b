/** Fits the camera to the window, and converts between window points and rays. */
import { Vector3 } from 'three';
import type { Fit, Viewport } from './camera-fit';
import type { CameraRig, RigView } from './camera-rig';
import { meetFacing, meetPlane, type Ray } from './ray';
import type { SceneRoot } from './scene-root';
import type { Insets } from './types';

/** Default margin around a scene, in addition to the insets. */
const MARGIN = 14;

export interface ViewpointOptions {
  /** Called after every change. */
  onLook(): void;
  /** The canvas. A function, because the stage that owns it is created after the viewpoint. */
  canvas?(): HTMLCanvasElement;
  /** Margin around the scene, in pixels. */
  margin?: number;
}

export class Viewpoint {
  private readonly margin: number;
  private viewport: Viewport;
  /** The canvas bounds, for the rest of this task: reading them makes the browser lay out the page. */
  private bounds: DOMRect | null = null;

  constructor(
    readonly rig: CameraRig,
    private readonly sceneRoot: SceneRoot,
    private readonly options: ViewpointOptions,
  ) {
    this.margin = options.margin ?? MARGIN;
    this.viewport = { width: 1, height: 1, insets: this.padded({}) };
  }

  /** The width of a window pixel at distance one. */
  get pixel(): number {
    const fov = (this.sceneRoot.camera.fov * Math.PI) / 180;
    return (2 * Math.tan(fov / 2)) / this.viewport.height;
  }

  /** An offset to the right, as seen by the viewer. */
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
    this.viewport = { ...this.viewport, insets: this.padded(insets) };
    this.rig.setShape(this.viewport);
    this.look();
  }

  look(): void {
    const { aim, fit } = this.rig.view(this.viewport);
    this.sceneRoot.look(aim, fit, this.viewport.width / this.viewport.height);
    this.options.onLook();
  }

  /** Call it when the content may have changed; animates to the new fit. */
  refit(glideFrom: number | null): void {
    const before = this.rig.fit;
    this.look();
    const after = this.rig.fit;
    if (glideFrom === null || !before || !after || sameFit(before, after)) return;
    this.rig.glideFit(before, glideFrom);
    this.look();
  }

  go(name: RigView, glideFrom: number | null): void {
    this.rig.go(name, glideFrom);
    this.look();
  }

  orbit(dx: number, dy: number): void {
    this.rig.orbit(dx, dy);
    this.look();
  }

  /** Zooms around the point under the pointer at this height. */
  zoom(factor: number, clientX: number, clientY: number, height: number): void {
    const before = meetPlane(this.ray(clientX, clientY), height);
    this.rig.zoom(factor);
    this.look();
    const after = meetPlane(this.ray(clientX, clientY), height);
    if (before && after) this.rig.pan(before.x - after.x, before.z - after.z);
    this.look();
  }

  /** Zooms around the point under the pointer in the picture plane, for tall content. */
  zoomFacing(factor: number, clientX: number, clientY: number): void {
    const { target } = this.rig.view(this.viewport).aim;
    const facing = this.sceneRoot.camera.getWorldDirection(new Vector3());
    const before = meetFacing(this.ray(clientX, clientY), target, facing);
    this.rig.zoom(factor);
    this.look();
    const after = meetFacing(this.ray(clientX, clientY), target, facing);
    if (before && after) this.rig.pan(before.x - after.x, before.z - after.z, before.y - after.y);
    this.look();
  }

  /** Advances the transition; returns whether anything changed. */
  step(now: number): boolean {
    const gliding = this.rig.step(now);
    if (gliding) this.look();
    return gliding;
  }

  /** The ray from the camera through a point of the window. */
  ray(clientX: number, clientY: number): Ray {
    const box = this.frame();
    const origin = this.sceneRoot.camera.position;
    const through = new Vector3(
      ((clientX - box.left) / box.width) * 2 - 1,
      1 - ((clientY - box.top) / box.height) * 2,
      0.5,
    ).unproject(this.sceneRoot.camera);
    return { origin, direction: through.sub(origin).normalize() };
  }

  /** The window position of a point in the scene. */
  pointOf(x: number, y: number, z: number): { x: number; y: number } {
    const point = new Vector3(x, y, z).project(this.sceneRoot.camera);
    const box = this.frame();
    return {
      x: box.left + ((point.x + 1) / 2) * box.width,
      y: box.top + ((1 - point.y) / 2) * box.height,
    };
  }

  /** The canvas bounds in the window; an off-page picture starts at the origin. */
  private frame(): { left: number; top: number; width: number; height: number } {
    const canvas = this.options.canvas?.();
    if (!canvas) return { left: 0, top: 0, ...this.viewport };
    if (!this.bounds) {
      this.bounds = canvas.getBoundingClientRect();
      queueMicrotask(() => (this.bounds = null));
    }
    return this.bounds;
  }

  private padded({ top = 0, right = 0, bottom = 0, left = 0 }: Partial<Insets>): Insets {
    const { margin } = this;
    return {
      top: top + margin,
      right: right + margin,
      bottom: bottom + margin,
      left: left + margin,
    };
  }
}

/** Whether the difference is invisible. */
function sameFit(a: Fit, b: Fit): boolean {
  return (
    Math.abs(a.distance - b.distance) < 0.01 &&
    Math.abs(a.shiftX - b.shiftX) < 0.001 &&
    Math.abs(a.shiftY - b.shiftY) < 0.001
  );
}
