/** A lit scene on the table: quick frames while it moves, averaged frames at rest. */
import { Group, Mesh, MeshBasicMaterial, PerspectiveCamera, Scene, Vector3 } from 'three';
import type { Accumulator } from './accumulator';
import type { Fit, Aim } from './camera-fit';
import { viewDirection } from './camera-fit';
import { LightRig } from './lights';
import { TableShadow, type Footprint } from './table-shadow';
import { makeTimber, type Timber } from './timber';
import type { Theme } from './types';

export interface SceneDimensions {
  /** Radius of everything that casts or receives shadows. */
  reach: number;
  centre: readonly [number, number, number];
  /** Height of the table. */
  floor: number;
  footprint: Footprint;
}

/** Few frames and coarse maps leave the base of pieces too bright; contact shadows compensate. */
const CONTACT_SHARE_AT_REST = 0.4;

export class SceneRoot {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera();
  readonly timber: Timber;
  readonly lights: LightRig;
  /** Contact shadows, which stand in for the soft shadows of a still picture. */
  readonly contacts = new Group();
  readonly contactShare = { value: 1 };
  private readonly table: TableShadow;
  private shiftX = 0;
  private shiftY = 0;
  /** Whether the shadow map of the quick frames is up to date. */
  private shadowsFit = false;

  constructor(
    readonly dimensions: SceneDimensions,
    readonly economy = false,
  ) {
    this.timber = makeTimber(economy);
    const centre = new Vector3(...dimensions.centre);
    this.lights = new LightRig(this.scene, dimensions.reach, centre, this.timber.uniforms, economy);
    this.timber.uniforms.uFloor.value = Math.max(0, dimensions.floor);
    this.table = new TableShadow(dimensions.floor, dimensions.reach, dimensions.footprint, economy);
    this.scene.add(this.table.mesh, this.contacts);
    this.setTheme('light');
  }

  setTheme(theme: Theme): void {
    this.moveShadows();
    this.lights.setTheme(theme);
    this.table.setTheme(theme);
  }

  /** The content of the table changed its size. */
  setFoot(reach: number, footprint: Footprint): void {
    this.moveShadows();
    this.lights.setReach(reach);
    this.table.setFoot(reach, footprint);
  }

  /** Rotates the light towards the viewer. */
  turnLight(azimuth: number): void {
    this.moveShadows();
    this.lights.setTurn(azimuth);
  }

  /** Places the camera according to `fit`. */
  look(aim: Aim, fit: Fit, aspect: number): void {
    const direction = viewDirection(aim);
    this.camera.fov = (aim.fov * 180) / Math.PI;
    this.camera.aspect = aspect;
    this.camera.near = Math.max(0.5, fit.distance - 40);
    this.camera.far = fit.distance + 60;
    this.camera.position.set(
      aim.target.x + direction.x * fit.distance,
      aim.target.y + direction.y * fit.distance,
      aim.target.z + direction.z * fit.distance,
    );
    // Looking straight down, "up" is undefined, so we use the far side of the board.
    if (aim.elevation > 1.5) this.camera.up.set(-Math.sin(aim.azimuth), 0, -Math.cos(aim.azimuth));
    else this.camera.up.set(0, 1, 0);
    this.camera.lookAt(aim.target.x, aim.target.y, aim.target.z);
    this.camera.updateMatrixWorld();
    this.shiftX = fit.shiftX;
    this.shiftY = fit.shiftY;
    this.project(0, 0);
  }

  /**
   * Sets the projection, shifted by the fit and a fraction of a pixel, in normalised device
   * coordinates.
   */
  private project(jitterX: number, jitterY: number): void {
    this.camera.updateProjectionMatrix();
    this.camera.projectionMatrix.elements[8] -= this.shiftX + jitterX;
    this.camera.projectionMatrix.elements[9] -= this.shiftY + jitterY;
    this.camera.projectionMatrixInverse.copy(this.camera.projectionMatrix).invert();
  }

  /** Invalidates the shadow map. */
  moveShadows(): void {
    this.shadowsFit = false;
  }

  /** Draws a single frame; `scale` below 1 lowers the resolution. */
  drawQuick(accumulator: Accumulator, scale = 1): void {
    this.lights.aimForMotion(!this.shadowsFit);
    this.shadowsFit = true;
    this.table.setSample(null);
    this.contactShare.value = 1;
    this.contacts.visible = true;
    this.project(0, 0);
    accumulator.drawQuick(this.scene, this.camera, scale);
  }

  /** Adds a frame to a still picture of this size in pixels. */
  drawSample(accumulator: Accumulator, width: number, height: number): void {
    this.shadowsFit = false;
    const [x, y] = this.lights.aimForSample(accumulator.frames);
    const dome = this.lights.dome.position
      .clone()
      .sub(this.lights.dome.target.position)
      .normalize();
    this.table.setSample(dome.y);
    this.contactShare.value = CONTACT_SHARE_AT_REST;
    this.contacts.visible = this.economy;
    this.project((x * 2) / width, (y * 2) / height);
    accumulator.drawSample(this.scene, this.camera);
    this.project(0, 0);
  }

  dispose(): void {
    this.lights.dispose();
    this.table.dispose();
    this.timber.dispose();
    this.scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      for (const material of [object.material].flat()) {
        if (material instanceof MeshBasicMaterial) material.alphaMap?.dispose();
        material.dispose();
      }
    });
  }
}
