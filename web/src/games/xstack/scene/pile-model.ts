/**
 * Everything drawn in a game: the X, blocks, trays, hand and markers. Shared by the live scene and
 * the still images.
 */
import { Mesh, type BufferGeometry, type Material } from 'three';
import type { Point } from '@/engine/camera-fit';
import type { Content } from '@/engine/camera-rig';
import { ContactShadows } from '@/engine/contact-shadows';
import { TABLE_SHADOW } from '@/engine/palette';
import type { SceneRoot } from '@/engine/scene-root';
import { Strokes, type Stroke } from '@/engine/strokes';
import type { Theme } from '@/engine/types';
import { BlockSet } from './block-set';
import { dragFrameOf, viewFrameOf } from './grasp';
import { Hand, type Held } from './hand';
import { HeightLine } from './height-line';
import { LandingPatch, landingStrokes } from './landing';
import { METRE, MM, PILE_CAMERA, footprintOf, standHalf } from './measures';
import { standGeometry } from './models';
import { standBoards, type Placed } from './pick';
import { TRAY } from './tray-packing';
import { Trays, TRAY_KINDS } from './trays';
import type { HandView, Landing, PileMarks, PileMaterial, StandMeasures, TraysView } from './types';
import { Wraps, type Wrap } from './wraps';

const STROKES = 32;
/** Space above the pile for a block in hand. */
const HEADROOM = 2.3;
/** Room above the centre of a held block, and the steps in which we make room for it. */
const HELD_ROOM = 1.5;
const LIFT_STEP = 1.5;
/** The camera never fits to a pile lower than this. */
const LEAST_TOP = 9;

export class PileModel {
  readonly trays: Trays;
  readonly blocks: BlockSet;
  readonly hand = new Hand();
  readonly line: HeightLine;
  private readonly stand: Mesh<BufferGeometry, Material>;
  private readonly wraps = new Wraps();
  private readonly patch = new LandingPatch();
  private readonly strokes = new Strokes(STROKES);
  private readonly contacts: ContactShadows;
  private measures: StandMeasures = { arm: 1, depth: 1, thickness: 1, crossing: 1 };
  private boards: readonly Placed[] = [];
  private front: TraysView | null = null;
  private held: number | null = null;
  private landing: Landing | null = null;
  private tone: Stroke['tone'] = 'ink';
  private top = LEAST_TOP;
  /** How much higher than the pile a held block has been. */
  private lift = 0;
  private azimuth = Number.NaN;
  private elevation = 0;

  constructor(private readonly sceneRoot: SceneRoot) {
    const { scene, timber } = sceneRoot;
    this.trays = new Trays(timber);
    this.blocks = new BlockSet(timber, this.trays);
    this.line = new HeightLine(timber.solid);
    this.stand = new Mesh<BufferGeometry, Material>(undefined, timber.solid);
    this.stand.castShadow = this.stand.receiveShadow = true;
    this.strokes.mesh.renderOrder = 4;
    this.contacts = new ContactShadows(sceneRoot.contactShare);
    scene.add(this.stand, this.blocks.group, this.trays.group, this.line.group);
    scene.add(this.wraps.mesh, this.patch.group, this.strokes.mesh, this.hand.group);
    sceneRoot.contacts.add(this.contacts.mesh);
  }

  setTheme(theme: Theme): void {
    this.sceneRoot.setTheme(theme);
    this.hand.setTheme(theme);
    this.line.setTheme(theme);
    this.patch.setTheme(theme);
    this.trays.setTheme(theme);
    this.tone = theme === 'light' ? 'ink' : 'cream';
    // Contact shadows fall on the page itself.
    this.contacts.tint.set(TABLE_SHADOW[theme]);
  }

  setMaterial({ stand, blocks }: PileMaterial): void {
    this.measures = stand;
    this.boards = standBoards(stand);
    this.stand.geometry.dispose();
    this.stand.geometry = standGeometry(stand);
    this.blocks.setMaterial(blocks);
    this.sceneRoot.setFoot(this.sceneRoot.dimensions.reach, footprintOf(stand));
  }

  setTrays(view: TraysView, atOnce: boolean): void {
    this.front = view;
    this.trays.set(view, atOnce);
    this.blocks.setTrays(view, atOnce);
  }

  setHand(hand: HandView | null): void {
    this.held = hand?.block ?? null;
    this.hand.set(hand);
  }

  setMarks({ hover, cursor, forbidden, malus = [], line, landing }: PileMarks): void {
    const wraps: Wrap[] = [];
    const wrap = (kind: Wrap['kind'], block: number | undefined): void => {
      if (block !== undefined) wraps.push({ key: `${kind} ${block}`, kind, block });
    };
    wrap('forbidden', forbidden);
    for (const block of malus) wrap('malus', block);
    wrap('hover', hover);
    wrap('cursor', cursor);
    this.wraps.set(wraps);
    this.landing = landing ? { ...landing, height: landing.height * METRE } : null;
    this.line.set(line ? { ...line, height: line.height * METRE } : null);
  }

  /** Everything a ray can hit: the blocks on the table and the boards. */
  *solids(): Iterable<Placed> {
    yield* this.boards;
    yield* this.blocks.onTable();
  }

  /** Turns the light and everything that faces the viewer along with the camera. */
  face(azimuth: number, elevation: number): void {
    this.elevation = elevation;
    if (azimuth === this.azimuth) return;
    this.azimuth = azimuth;
    this.sceneRoot.turnLight(azimuth - (PILE_CAMERA.azimuth * Math.PI) / 180);
    this.line.face(azimuth);
  }

  /** Width of a pixel at distance one. */
  setPixel(width: number): void {
    this.strokes.setPixel(width);
  }

  get dragFrame() {
    return dragFrameOf(this.azimuth, this.elevation);
  }

  private get viewFrame() {
    return viewFrameOf(this.azimuth, this.elevation);
  }

  /** Fits the camera to the current pile. */
  measure(): void {
    this.top = Math.max(LEAST_TOP, this.blocks.top());
  }

  /** Makes room for a block held above the pile, in steps. Returns whether the view must change. */
  follow(): boolean {
    const held = this.held === null ? null : this.blocks.placeOf(this.held);
    const over = held ? held.y + HELD_ROOM - (this.top + HEADROOM) : 0;
    const lift = over > 0 ? Math.ceil(over / LIFT_STEP) * LIFT_STEP : 0;
    // Lowered a little, a block may be raised again: only a hand that is empty gives the room back.
    const next = held ? Math.max(this.lift, lift) : 0;
    const changed = next !== this.lift;
    this.lift = next;
    return changed;
  }

  /** What must be in view: the X, space above the pile, and the front trays. */
  readonly content: Content = () => {
    const [x, z] = standHalf(this.measures);
    const high = this.top + HEADROOM + this.lift;
    const corners = [-x, x].flatMap((cx) =>
      [-z, z].flatMap((cz): Point[] => [
        { x: cx, y: 0, z: cz },
        { x: cx * 0.6, y: high, z: cz },
      ]),
    );
    const arms = this.measures.crossing * 2 * MM;
    corners.push({ x: -x - 0.4, y: arms, z }, { x: x + 0.4, y: arms, z });
    return [...corners, ...this.trayCorners()];
  };

  private trayCorners(): Point[] {
    if (!this.front) return [];
    const { front } = this.front;
    return TRAY_KINDS.flatMap((kind) => {
      const stand = this.trays.goal(front, kind);
      if (!stand) return [];
      const [x, z] = [TRAY.length / 2, TRAY.depth / 2];
      return [-x, x].map((dx) => ({ x: stand.x + dx, y: 0, z: stand.z + z + 0.2 }));
    });
  }

  /** Advances all animations. Returns whether something is still moving. */
  step(now: number): boolean {
    const trays = this.trays.step(now);
    const blocks = this.blocks.step(now, trays);
    if (trays || blocks) this.sceneRoot.moveShadows();
    const line = this.line.step(now);
    const hand = this.hand.step(now, this.whereabouts, this.viewFrame);
    const wraps = this.wraps.step(now, this.whereabouts);
    this.strokes.set(this.listStrokes());
    const strokes = this.strokes.step(now);
    this.ground();
    return trays || blocks || line || hand || wraps || strokes;
  }

  /** Skips all animations. */
  finish(): void {
    this.blocks.step(Number.MAX_VALUE, true);
    this.line.finish();
    this.hand.finish(this.whereabouts, this.viewFrame);
    this.wraps.finish(this.whereabouts);
    this.strokes.set(this.listStrokes());
    this.strokes.finish();
    this.ground();
    this.sceneRoot.moveShadows();
  }

  private readonly whereabouts = (block: number): Held | undefined => {
    const actor = this.blocks.get(block);
    if (!actor || actor.where !== 'pile') return undefined;
    return { size: actor.size, at: actor.mesh.position, turn: actor.mesh.quaternion };
  };

  private listStrokes(): Stroke[] {
    return [...this.trays.strokes(), ...this.line.strokes(), ...this.landingStrokes()];
  }

  private landingStrokes(): Stroke[] {
    const held = this.held === null ? undefined : this.whereabouts(this.held);
    if (!held || this.landing === null) {
      this.patch.set(null);
      return [];
    }
    const lowest = this.blocks.lowest(this.held!);
    const { height } = this.landing;
    this.patch.set({ held, lowest, height });
    return landingStrokes(held, lowest, this.landing, this.tone);
  }

  /** Contact shadows of the X, trays and fallen blocks. */
  private ground(): void {
    const [x, z] = standHalf(this.measures);
    const feet = [-1, 1].map((side) => ({
      x: side * (x - 0.2),
      z: 0,
      lift: 0,
      half: [0.1, z - 0.1] as const,
      soft: 0.5,
    }));
    this.contacts.set([...feet, ...this.blocks.contacts(), ...this.trays.contacts()]);
  }

  dispose(): void {
    this.blocks.dispose();
    this.trays.dispose();
    this.hand.dispose();
    this.wraps.dispose();
    this.patch.dispose();
    this.strokes.dispose();
    this.contacts.dispose();
  }
}
