/** X-Stack on screen: implements the interface of `types.ts` with model, camera and stage. */
import { Vector3 } from 'three';
import { CameraRig } from '@/engine/camera-rig';
import { meetFacing } from '@/engine/ray';
import { SceneRoot } from '@/engine/scene-root';
import { Stage, drawsInSoftware } from '@/engine/stage';
import type { Insets, Theme } from '@/engine/types';
import { Viewpoint } from '@/engine/viewpoint';
import { FAN_STAND } from './fan';
import { PILE_CAMERA, sceneDimensions, toRoom, toScene } from './measures';
import { BOARD, around, pickBlock } from './pick';
import { PileModel } from './pile-model';
import { TRAY } from './tray-packing';
import { belowMiddle } from './tray-places';
import type {
  DragFrame,
  HandView,
  PileCameraName,
  PileMarks,
  PileMaterial,
  PileOptions,
  PilePick,
  PileScene,
  Point,
  TrayKind,
  TraysView,
} from './types';
import { VIEWS } from './views';

/** Throws a `SceneError` if the browser can't render 3D. */
export function createPileScene(host: HTMLElement, options: PileOptions = {}): PileScene {
  return new PileOnStage(host, options);
}

class PileOnStage implements PileScene {
  private readonly sceneRoot: SceneRoot;
  private readonly stage: Stage;
  private readonly model: PileModel;
  private readonly eye: Viewpoint;
  private theme: Theme;
  private reducedMotion: boolean;
  /** The page's last hand and marks, serialized. */
  private readonly lastShown = { hand: 'null', marks: '{}' };
  /** Whether poses have arrived since the material changed. */
  private isNew = true;

  constructor(
    host: HTMLElement,
    private readonly options: PileOptions,
  ) {
    const quality = options.quality ?? 'auto';
    const economy = quality === 'low' || (quality === 'auto' && drawsInSoftware());
    this.sceneRoot = new SceneRoot(sceneDimensions(FAN_STAND), economy);
    this.model = new PileModel(this.sceneRoot);
    this.theme = options.theme ?? 'light';
    this.model.setTheme(this.theme);
    this.reducedMotion = this.model.hand.calm = options.reducedMotion ?? false;
    this.eye = new Viewpoint(new CameraRig(this.model.content, PILE_CAMERA), this.sceneRoot, {
      canvas: () => this.stage.canvas,
      onLook: () => this.onLook(),
    });
    this.eye.setInsets(options.insets ?? {});
    this.stage = new Stage(host, this.sceneRoot, {
      quality,
      step: (now) => this.step(now),
      onResize: (width, height) => this.eye.setSize(width, height),
      onFailure: (error) => options.onFailure?.(error),
    });
  }

  setMaterial(material: PileMaterial): void {
    this.model.setMaterial(material);
    this.isNew = true;
    this.stage.invalidate();
  }

  setPoses(poses: Float32Array): void {
    if (!this.model.blocks.setPoses(poses)) return;
    if (this.isNew) {
      this.isNew = false;
      this.frame();
    }
    this.stage.invalidate();
  }

  setTrays(trays: TraysView, motion: 'glide' | 'jump' = 'glide'): void {
    this.model.setTrays(trays, motion === 'jump' || this.reducedMotion);
    this.eye.refit(this.glideFrom);
    this.stage.invalidate();
  }

  setHand(hand: HandView | null): void {
    if (!this.isNews('hand', hand)) return;
    this.model.setHand(hand);
    this.followHand();
    this.stage.invalidate();
  }

  /** Keeps a block that is lifted high in the picture; afterwards the pile fills it again. */
  private followHand(): void {
    if (this.model.follow()) this.eye.refit(this.glideFrom);
  }

  setMarks(marks: PileMarks): void {
    if (!this.isNews('marks', marks)) return;
    this.model.setMarks(marks);
    this.stage.invalidate();
  }

  /** Pages call the setters on every frame; we only redraw and refine when something changed. */
  private isNews(kind: 'hand' | 'marks', view: HandView | PileMarks | null): boolean {
    const text = JSON.stringify(view);
    if (this.lastShown[kind] === text) return false;
    this.lastShown[kind] = text;
    return true;
  }

  frame(): void {
    // New blocks must be at their poses before we measure them.
    this.model.step(performance.now());
    this.model.measure();
    this.eye.refit(this.glideFrom);
  }

  pick(clientX: number, clientY: number, slack = 0): PilePick | null {
    for (const { x, y } of around(clientX, clientY, slack)) {
      const hit = pickBlock(this.eye.ray(x, y), this.model.solids());
      if (hit && hit.block !== BOARD)
        return { block: hit.block, point: toRoom(hit.point), grip: toRoom(hit.own) };
    }
    return null;
  }

  covers(clientX: number, clientY: number): boolean {
    return pickBlock(this.eye.ray(clientX, clientY), this.model.solids()) !== null;
  }

  pointOf(point: Point): { x: number; y: number } {
    const { x, y, z } = toScene(point);
    return this.eye.pointOf(x, y, z);
  }

  placeOf(block: number): Point | null {
    const place = this.model.blocks.placeOf(block);
    return place && toRoom(place);
  }

  trayLabelAt(player: number, kind: TrayKind): { x: number; y: number } | null {
    const tray = this.model.trays.find(player, kind);
    if (!tray) return null;
    const [x, z] = [TRAY.length / 2, TRAY.depth / 2];
    const corners = [-x, x].flatMap((cx) =>
      [-z, z].map((cz) => {
        const corner = new Vector3(cx, 0, cz).applyMatrix4(tray.matrix);
        return this.eye.pointOf(corner.x, corner.y, corner.z);
      }),
    );
    return belowMiddle(corners);
  }

  lineLabelAt(): { x: number; y: number } | null {
    const { end } = this.model.line;
    return end && this.eye.pointOf(end.x, end.y, end.z);
  }

  dragFrame(): DragFrame {
    return this.model.dragFrame;
  }

  dragTo(clientX: number, clientY: number, through: Point): Point | null {
    const ray = this.eye.ray(clientX, clientY);
    const met = meetFacing(ray, toScene(through), this.model.dragFrame.towards);
    return met && toRoom(met);
  }

  get atRest(): boolean {
    return this.stage.atRest;
  }

  setTheme(theme: Theme): void {
    if (theme === this.theme) return;
    this.theme = theme;
    this.model.setTheme(theme);
    this.stage.invalidate();
  }

  setReducedMotion(reduced: boolean): void {
    this.reducedMotion = this.model.hand.calm = reduced;
  }

  setInsets(insets: Partial<Insets>): void {
    this.eye.setInsets(insets);
  }

  camera(name: PileCameraName): void {
    this.eye.go(VIEWS[name], this.glideFrom);
  }

  orbit(dx: number, dy: number): void {
    this.eye.orbit(dx, dy);
  }

  zoom(factor: number, clientX: number, clientY: number): void {
    this.eye.zoomFacing(factor, clientX, clientY);
  }

  requestFrame(): void {
    this.stage.invalidate();
  }

  resize(): void {
    this.stage.resize();
  }

  dispose(): void {
    this.stage.dispose();
    this.model.dispose();
    this.sceneRoot.dispose();
  }

  private get glideFrom(): number | null {
    return this.reducedMotion ? null : performance.now();
  }

  private onLook(): void {
    const { azimuth, elevation } = this.eye.rig;
    this.model.face(azimuth, elevation);
    this.model.setPixel(this.eye.pixel);
    this.stage?.invalidate();
    this.options.onView?.();
  }

  /** Advances all animations. Returns whether something is still moving. */
  private step(now: number): boolean {
    const running = this.options.onFrame?.(now) ?? false;
    const gliding = this.eye.step(now);
    return this.model.step(now) || gliding || running;
  }
}
