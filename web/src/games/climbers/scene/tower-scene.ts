/** The tower of The Climbers on screen: model, camera and motion behind the interface of `types.ts`. */
import { Quaternion, type BufferGeometry, type Material, type Mesh } from 'three';
import { AnimationPlayer } from '@/engine/animation-player';
import { CameraRig } from '@/engine/camera-rig';
import { clamp } from '@/engine/easing';
import { FADE_MS } from '@/engine/fading';
import { Raising, Shaking } from '@/engine/raising';
import { SceneRoot } from '@/engine/scene-root';
import { Stage, drawsInSoftware } from '@/engine/stage';
import type { TimberMaterial } from '@/engine/timber';
import type { Insets, Theme } from '@/engine/types';
import { Viewpoint } from '@/engine/viewpoint';
import type { Point } from '@/engine/camera-fit';
import type { Colour, PositionView, Spot, StepView } from '@/wasm/climbers';
import { TOWER_CAMERA, TOWER_DIMENSIONS } from './dimensions';
import { blocksBefore, pointsOfInterest } from './hidden';
import { cellCentre, sameCell, type Size } from './lattice';
import { cornerUnder, pickTower, type Sight } from './pick';
import { planTurn, type Moment, type TurnPlan } from './timeline';
import { TowerModel } from './tower-model';
import { turnBetween } from './turn';
import type {
  RulerFlag,
  TowerCameraName,
  TowerCue,
  TowerMarks,
  TowerOptions,
  TowerPick,
  TowerScene,
} from './types';

/** Zooming keeps what is under the pointer at about this height. */
const ZOOM_HEIGHT = 3;

/** The side views, each a quarter turn on. */
const SIDES = ['home', 'right', 'far', 'left'] as const;

/** Where the eye is in a side view. */
function sideEye(quarter: number, distance: number): Point {
  const elevation = (TOWER_CAMERA.wide.elevation * Math.PI) / 180;
  const azimuth = (TOWER_CAMERA.azimuth * Math.PI) / 180 + (quarter * Math.PI) / 2;
  const out = distance * Math.cos(elevation);
  return {
    x: Math.sin(azimuth) * out,
    y: distance * Math.sin(elevation),
    z: Math.cos(azimuth) * out,
  };
}

/** Throws a `SceneError` if the browser cannot draw in 3D. */
export function createTowerScene(host: HTMLElement, options: TowerOptions = {}): TowerScene {
  return new TowerOnStage(host, options);
}

class TowerOnStage implements TowerScene {
  private readonly sceneRoot: SceneRoot;
  private readonly stage: Stage;
  private readonly model: TowerModel;
  private readonly eye: Viewpoint;
  private readonly player: AnimationPlayer<TurnPlan, PositionView, TowerCue>;
  private readonly raising = new Raising<string>();
  private readonly shaking = new Shaking<NonNullable<TowerMarks['illegal']>>();
  private readonly fadeMaterial: TimberMaterial;
  /** Blocks and pawns that fade in where they arrived, for those who want no motion. */
  private fading: Mesh<BufferGeometry, Material>[] = [];
  private reducedMotion: boolean;
  private theme: Theme;

  constructor(host: HTMLElement, options: TowerOptions) {
    const quality = options.quality ?? 'auto';
    this.sceneRoot = new SceneRoot(
      TOWER_DIMENSIONS,
      quality === 'low' || (quality === 'auto' && drawsInSoftware()),
    );
    this.reducedMotion = options.reducedMotion ?? false;
    this.theme = options.theme ?? 'light';
    this.sceneRoot.setTheme(this.theme);
    this.player = new AnimationPlayer(options.onCue);
    this.model = new TowerModel(this.sceneRoot);
    this.model.calm = this.reducedMotion;
    this.fadeMaterial = this.sceneRoot.timber.ghost(1);
    this.eye = new Viewpoint(new CameraRig(this.model.content, TOWER_CAMERA), this.sceneRoot, {
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
    void document.fonts?.ready.then(() => this.stage.invalidate());
  }

  setPosition(view: PositionView): void {
    this.player.finish();
    this.show(view);
  }

  animate(steps: readonly StepView[], after: PositionView): Promise<void> {
    const interrupted = this.player.finish();
    if (interrupted) this.show(interrupted);
    const { selected } = this.model.asked;
    const raised = selected !== undefined && this.raising.has(selected) ? selected : undefined;
    const plan = planTurn(steps, this.model.view, after, raised);
    this.raising.clear();
    if (this.reducedMotion) return this.fadeTo(plan, after);
    this.stage.invalidate();
    return this.player.begin(plan, after);
  }

  get atRest(): boolean {
    return this.stage.atRest;
  }

  setMarks(marks: TowerMarks): void {
    if (marks.illegal) this.shaking.start(marks.illegal);
    this.model.setMarks(marks);
    this.stage.invalidate();
  }

  pick(clientX: number, clientY: number): TowerPick {
    const ray = this.eye.ray(clientX, clientY);
    const { glassy, shownBlocks, surface, view, table } = this.model;
    const pawns = view.pawns.filter(({ colour }) => this.model.pieces.pawn(colour).visible);
    const { ground } = this.model;
    const sight: Sight = { blocks: shownBlocks, pawns, surface, ground, radius: table.radius };
    if (glassy.size > 0) {
      const solid = shownBlocks.filter(({ id }) => !glassy.has(id));
      const behind = pickTower(ray, { ...sight, blocks: solid });
      if (behind.pawn || (behind.cell && this.isMarked(behind.cell))) return behind;
    }
    return pickTower(ray, sight);
  }

  /** Glass is picked through where something can be chosen behind it. */
  private isMarked(cell: Spot): boolean {
    const { reach = [], faces = [], places = [] } = this.model.asked;
    return (
      reach.some(({ at }) => sameCell(at, cell)) ||
      faces.some(({ cells }) => cells.some((at) => sameCell(at, cell))) ||
      places.some(
        ({ x, y, size }) =>
          cell.x >= x && cell.x < x + size[0] && cell.y >= y && cell.y < y + size[1],
      )
    );
  }

  cornerAt(clientX: number, clientY: number, size: Size): { x: number; y: number } | null {
    const { shownBlocks, asked, ground, handReach: radius } = this.model;
    // The block in hand does not stand in its own way.
    const blocks = shownBlocks.filter(({ id }) => id !== asked.selected);
    return cornerUnder(this.eye.ray(clientX, clientY), { blocks, ground, radius }, size);
  }

  pointOf(spot: Spot): { x: number; y: number } {
    const { x, y, z } = cellCentre(spot);
    return this.eye.pointOf(x, y + this.model.ground({ x, z }), z);
  }

  setTheme(theme: Theme): void {
    if (theme === this.theme) return;
    this.theme = theme;
    this.sceneRoot.setTheme(theme);
    this.stage.invalidate();
  }

  setReducedMotion(reduced: boolean): void {
    this.reducedMotion = this.model.calm = reduced;
  }

  setInsets(insets: Partial<Insets>): void {
    this.eye.setInsets(insets);
  }

  camera(name: TowerCameraName): void {
    this.eye.go(name, this.reducedMotion ? null : performance.now());
  }

  orbit(dx: number, dy: number): void {
    this.eye.orbit(dx, dy);
  }

  zoom(factor: number, clientX: number, clientY: number): void {
    this.eye.zoom(factor, clientX, clientY, ZOOM_HEIGHT);
  }

  peel(above: number | null): void {
    this.model.peel(above);
    this.stage.invalidate();
  }

  setSeeThrough(on: boolean): void {
    this.model.setSeeThrough(on);
    this.stage.invalidate();
  }

  viewOf(colour: Colour): TowerCameraName | null {
    const pawn = this.model.view.pawns.find((each) => each.colour === colour);
    if (!pawn) return null;
    const points = pointsOfInterest({ own: colour }, this.model.view);
    const isHidden = (eye: Point) => blocksBefore(points, eye, this.model.shownBlocks).size > 0;
    if (!isHidden(this.sceneRoot.camera.position)) return null;
    const { x, y, z } = this.sceneRoot.camera.position;
    const distance = Math.hypot(x, y, z);
    const clear = SIDES.find((_, quarter) => !isHidden(sideEye(quarter, distance)));
    return clear ?? 'above';
  }

  setHeights(on: boolean): void {
    this.model.setHeights(on);
    this.stage.invalidate();
  }

  setRuler(flags: readonly RulerFlag[] | null, goal?: number): void {
    const first = this.model.ruler.group.visible === (flags === null);
    this.model.setRuler(flags, goal);
    this.eye.refit(first || this.reducedMotion ? null : performance.now());
  }

  resize(): void {
    this.stage.resize();
  }

  dispose(): void {
    this.player.finish();
    this.stage.dispose();
    this.model.dispose();
    this.sceneRoot.dispose();
  }

  private onLook(): void {
    this.model.face(this.eye.rig.azimuth, this.eye.rig.elevation, this.sceneRoot.camera.position);
    this.model.marks.setPixel(this.eye.pixel);
    this.stage?.invalidate();
  }

  private show(view: PositionView): void {
    this.raising.clear();
    this.fading = [];
    const first = this.model.view.blocks.length === 0;
    this.model.show(view);
    // A tower that became higher or wider is fitted into the window again, without a jump.
    this.eye.refit(first || this.reducedMotion ? null : performance.now());
  }

  private fadeTo(plan: TurnPlan, after: PositionView): Promise<void> {
    const { blocks, pawns, stones } = plan.moment(plan.duration);
    this.show(after);
    const { pieces } = this.model;
    const meshes = [
      ...[...blocks.keys()].flatMap((id) => this.model.blocks.get(id)?.mesh ?? []),
      ...[...pawns.keys()].map((colour) => pieces.pawn(colour)),
      ...[...stones.keys()].map((colour) => pieces.stone(colour)),
    ];
    for (const mesh of meshes) mesh.material = this.fadeMaterial;
    this.fading = meshes;
    const quiet = new Set<TowerCue['kind']>(['lift', 'slide', 'turn', 'rung']);
    const cues = plan.cues
      .filter(({ cue }) => !quiet.has(cue.kind))
      .map(({ cue }) => ({ at: FADE_MS, cue }));
    return this.player.begin({ ...plan, duration: FADE_MS, cues }, after);
  }

  /** Advances everything that moves; says whether something still does. */
  private step(now: number): boolean {
    const gliding = this.eye.step(now);
    const ended = this.player.step(now);
    if (ended) this.end(ended);
    const playing = this.player.current;
    if (playing && this.fading.length > 0)
      this.fadeMaterial.opacity = clamp(playing.ms / FADE_MS, 0, 1);
    else if (playing) this.pose(playing.plan.moment(playing.ms));
    const rising = !playing && this.riseAndShake(now);
    const growing = this.model.table.step(now);
    if (playing || rising || ended) this.sceneRoot.moveShadows();
    this.model.groundContacts();
    const fading = this.model.stepMarks(now);
    return gliding || playing !== null || rising || growing || fading;
  }

  private end(view: PositionView): void {
    for (const mesh of this.fading) mesh.material = this.sceneRoot.timber.solid;
    this.show(view);
  }

  private pose({ blocks, pawns, stones, ladder }: Moment): void {
    const { pieces, blocks: set } = this.model;
    for (const { before, after, centre, turned } of blocks.values()) {
      const actor = set.become(after);
      const back = turnBetween(before, after).invert();
      set.pose(actor, centre, back.slerp(new Quaternion(), turned));
    }
    for (const [colour, at] of pawns) pieces.stand(pieces.pawn(colour), at);
    for (const [colour, at] of stones) pieces.stand(pieces.stone(colour), at);
    if (ladder) pieces.lean(ladder.ladder, ladder.foot, ladder.head, ladder.opacity);
    else pieces.takeLaddersAway();
  }

  private riseAndShake(now: number): boolean {
    const { blocks, asked } = this.model;
    const moving = this.raising.step(now, asked.selected, this.reducedMotion, (id, lift) => {
      const actor = blocks.get(id);
      if (actor) blocks.rest(actor, lift);
    });
    const shakes = this.shaking.step(now, (refused, offset) => {
      if (!this.reducedMotion) this.model.shake(refused, this.eye.sideways(offset));
    });
    return shakes || moving;
  }
}
