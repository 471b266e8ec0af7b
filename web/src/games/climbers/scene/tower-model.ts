/** Everything drawn of a tower: blocks, pawns, turntable, marks. The scene and the thumbnails share it. */
import type { Material } from 'three';
import type { Point } from '@/engine/camera-fit';
import type { Content } from '@/engine/camera-rig';
import { ContactShadows } from '@/engine/contact-shadows';
import type { SceneRoot } from '@/engine/scene-root';
import type { BlockView, PositionView, Spot } from '@/wasm/climbers';
import { BlockSet } from './block-set';
import { TOWER_CAMERA, footOf, measure, reachOf, shadowReach, towerContent } from './dimensions';
import { GhostBlock } from './ghost-block';
import { groundAt, radiusFor } from './ground';
import { HeightLabels } from './height-labels';
import { blocksBefore, pointsOfInterest, withAllAbove } from './hidden';
import { Surface } from './lattice';
import { isInPlace, listTowerMarks } from './mark-list';
import { PieceSet } from './piece-set';
import { Ruler } from './ruler';
import { TowerMarkSet } from './tower-marks';
import { Turntable } from './turntable';
import type { RulerFlag, TowerMarks } from './types';

const EMPTY: PositionView = {
  blocks: [],
  pawns: [],
  stones: [],
  standings: [],
  turn: null,
  following: null,
  barren: 0,
  barrenLimit: 0,
  lastChance: false,
  lastBlock: null,
  text: '',
};

/** Blocks that hide something let this much of themselves be seen. */
const SEE_THROUGH = 0.36;
/** From this steep above, in radians, every face is seen as it is: nothing needs to be glass. */
const STEEP = (62 * Math.PI) / 180;
/** The old place of a block whose ghost is elsewhere. */
const LEFT_BEHIND = 0.4;

export class TowerModel {
  readonly blocks: BlockSet;
  readonly pieces: PieceSet;
  readonly table: Turntable;
  readonly marks = new TowerMarkSet();
  readonly ruler: Ruler;
  /** Nothing grows or shrinks in sight of those who want no motion. */
  calm = false;
  view: PositionView = EMPTY;
  asked: TowerMarks = {};
  /** What is left after peeling. */
  shownBlocks: readonly BlockView[] = [];
  surface = new Surface([]);
  /** Blocks that are seen through just now. */
  glassy: ReadonlySet<string> = new Set();
  private readonly ghost: GhostBlock;
  private readonly labels = new HeightLabels();
  private readonly contacts: ContactShadows;
  private readonly glass: Material;
  private readonly faint: Material;
  private full = new Surface([]);
  private above: number | null = null;
  private labelled = false;
  private isNew = true;
  private flags: readonly RulerFlag[] | null = null;
  /** The height that is to be reached, if one is. */
  private goal: number | undefined;
  private seeThrough = false;
  private eye: Point = { x: 0, y: 1, z: 0 };
  private azimuth = Number.NaN;
  private elevation = 0;

  constructor(private readonly sceneRoot: SceneRoot) {
    const { scene, timber } = sceneRoot;
    this.blocks = new BlockSet(timber);
    this.pieces = new PieceSet(timber);
    this.ghost = new GhostBlock(timber);
    this.ruler = new Ruler(timber);
    this.glass = timber.ghost(SEE_THROUGH);
    this.glass.depthWrite = false;
    this.faint = timber.ghost(LEFT_BEHIND);
    this.contacts = new ContactShadows(sceneRoot.contactShare);
    this.table = new Turntable(timber, (radius) => this.onGrow(radius));
    this.pieces.ground = this.ground;
    scene.add(this.table.mesh, this.blocks.group, this.pieces.group, this.ghost.mesh);
    scene.add(...this.marks.objects, this.labels.mesh, this.ruler.group);
    sceneRoot.contacts.add(this.contacts.mesh);
  }

  show(view: PositionView): void {
    this.view = view;
    this.blocks.set(view.blocks);
    this.pieces.set(view.pawns, view.stones);
    this.full = new Surface(view.blocks);
    this.pieces.takeLaddersAway();
    this.grow(this.isNew);
    this.isNew = false;
    this.refresh();
    this.ruler.set(this.flags, measure(view).height, this.goal);
    this.sceneRoot.moveShadows();
  }

  setMarks(marks: TowerMarks): void {
    this.asked = marks;
    this.refresh();
  }

  peel(above: number | null): void {
    this.above = above;
    this.refresh();
    this.sceneRoot.moveShadows();
  }

  setSeeThrough(on: boolean): void {
    this.seeThrough = on;
    this.refresh();
  }

  setHeights(on: boolean): void {
    this.labelled = on;
    this.refresh();
  }

  setRuler(flags: readonly RulerFlag[] | null, goal?: number): void {
    this.flags = flags;
    this.goal = goal;
    this.ruler.set(flags, measure(this.view).height, goal);
    this.sceneRoot.moveShadows();
  }

  /** The view was turned: light, symbols and whatever else faces the viewer turn along. */
  face(azimuth: number, elevation: number, eye: Point): void {
    this.eye = { x: eye.x, y: eye.y, z: eye.z };
    this.elevation = elevation;
    this.ruler.face(azimuth, elevation);
    if (azimuth !== this.azimuth) {
      this.azimuth = azimuth;
      // As if the turntable were turned under a lamp that stays where it is.
      this.sceneRoot.turnLight(azimuth - (TOWER_CAMERA.azimuth * Math.PI) / 180);
      this.pieces.setTurn(azimuth);
      this.labels.setTurn(azimuth);
      this.marks.setTurn(azimuth);
    }
    if (this.seeThrough) this.dress();
  }

  /** Everything that has to be in the picture. */
  readonly content: Content = (azimuth, elevation) => {
    const { radius } = this.table;
    return [...towerContent(this.view, radius), ...this.ruler.content(azimuth, elevation, radius)];
  };

  /** How high the ground is: lower beside the turntable. */
  readonly ground = (point: Pick<Point, 'x' | 'z'>): number => groundAt(point, this.table.shown);

  private onGrow(radius: number): void {
    this.sceneRoot.setFoot(shadowReach(radius, measure(this.view).pawns), footOf(radius));
    this.ruler.stand(radius);
  }

  /** Soft darkness at the feet of everything, wherever it is just now. */
  groundContacts(): void {
    this.pieces.settle();
    this.contacts.set([...this.blocks.contacts(), ...this.pieces.contacts()]);
  }

  /** Fades marks that come and go; says whether any still does. */
  stepMarks(now: number): boolean {
    const marks = this.marks.step(now);
    return this.labels.step(now) || marks;
  }

  /** Puts what is refused aside by this much: the hatching of a cell, the ghost, or the block itself. */
  shake(refused: NonNullable<TowerMarks['illegal']>, by: { x: number; z: number }): void {
    if ('cell' in refused) return this.marks.shakeHatch(by);
    if (this.asked.ghost?.block.id === refused.block) return this.ghost.shake(by);
    const actor = this.blocks.get(refused.block);
    if (!actor) return;
    const { position } = actor.mesh;
    // The chosen block is up already.
    const up = refused.block === this.asked.selected ? position.y : null;
    this.blocks.rest(actor);
    position.x += by.x;
    position.z += by.z;
    if (up !== null) position.y = up;
  }

  /** Shows all marks as they will be when all fading is done. */
  finishMarks(): void {
    this.marks.finish();
    this.labels.finish();
  }

  /** Whether a spot can be seen: not peeled away. */
  shows({ x, y, z }: Spot): boolean {
    return z === 0 || z <= this.surface.height(x, y);
  }

  /** How far out the block in hand can be led. Its places may lie beside the turntable, which grows only when it is put there. */
  get handReach(): number {
    const { places = [] } = this.asked;
    return Math.max(this.table.radius, ...places.map(reachOf));
  }

  /** Makes room for what stands there. Nothing that is only thought of counts: the table stays as it is while one chooses. */
  private grow(atOnce: boolean): void {
    const { reach, pawns } = measure(this.view);
    this.table.grow(radiusFor(reach, pawns), atOnce || this.calm);
    this.onGrow(this.table.shown);
  }

  /** After any change of what is shown: what is visible, how it looks, what is marked. */
  private refresh(): void {
    const { above } = this;
    this.shownBlocks =
      above === null ? this.view.blocks : this.view.blocks.filter(({ z }) => z < above);
    this.surface = above === null ? this.full : new Surface(this.shownBlocks);
    const shown = new Set(this.shownBlocks.map(({ id }) => id));
    for (const { view, mesh } of this.blocks.all()) mesh.visible = shown.has(view.id);
    const standsHidden = ({ x, y }: Spot): boolean => {
      const owner = this.full.owner(x, y);
      return owner !== null && !shown.has(owner);
    };
    for (const { colour, at } of this.view.pawns)
      this.pieces.pawn(colour).visible = !standsHidden(at);
    for (const { colour, at } of this.view.stones)
      this.pieces.stone(colour).visible = !standsHidden(at);
    const ground = (point: Pick<Point, 'x' | 'z'>): number => groundAt(point, this.table.radius);
    this.ghost.set(this.asked.ghost?.block, ground);
    this.marks.set(
      listTowerMarks(this.asked, {
        block: (id) => this.blocks.get(id)?.view,
        shows: (spot) => this.shows(spot),
        ground,
        labelled: this.labelled,
      }),
    );
    const withLadder = new Set(
      (this.asked.reach ?? [])
        .filter(({ ladders }) => ladders.length > 0)
        .map(({ at }) => `${at.x},${at.y}`),
    );
    this.labels.set(
      this.labelled ? this.shownBlocks.flatMap((block) => this.surface.cellsOf(block)) : [],
      ({ x, y }) => withLadder.has(`${x},${y}`),
    );
    this.dress();
  }

  /** Blocks in the way become glass, the old place of the block in hand faint, all others solid. */
  private dress(): void {
    const { asked, eye } = this;
    const solid = this.shownBlocks.filter(({ id }) => id !== asked.selected);
    this.glassy =
      this.seeThrough && this.elevation < STEEP
        ? withAllAbove(blocksBefore(pointsOfInterest(asked, this.view), eye, solid), solid)
        : new Set();
    const shown = new Set(this.shownBlocks.map(({ id }) => id));
    const inPlace = isInPlace(asked, { block: (id) => this.blocks.get(id)?.view });
    for (const { view, mesh } of this.blocks.all()) {
      const left = view.id === asked.selected && asked.ghost !== undefined;
      const glassy = this.glassy.has(view.id);
      mesh.visible = shown.has(view.id) && !(left && inPlace);
      mesh.material = left ? this.faint : glassy ? this.glass : this.sceneRoot.timber.solid;
      mesh.renderOrder = left || glassy ? 2 : 0;
      // What lies behind glass must not lie in its shadow.
      if (mesh.castShadow === (left || glassy)) this.sceneRoot.moveShadows();
      mesh.castShadow = !left && !glassy;
    }
  }

  dispose(): void {
    this.marks.dispose();
    this.labels.dispose();
    this.contacts.dispose();
    this.blocks.dispose();
    this.pieces.dispose();
  }
}
