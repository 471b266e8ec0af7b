/**
 * The Klotz board in 3D: combines scene, pieces, marks, camera and animation behind the interface
 * in `types.ts`.
 */
import { Mesh, Vector3, type BufferGeometry } from 'three';
import { AnimationPlayer, type RunningAnimation } from '@/engine/animation-player';
import { CameraRig } from '@/engine/camera-rig';
import { ContactShadows } from '@/engine/contact-shadows';
import type { Point } from '@/engine/camera-fit';
import { clamp } from '@/engine/easing';
import { FADE_MS } from '@/engine/fading';
import { RAISED, Raising, Shaking } from '@/engine/raising';
import { meetPlane } from '@/engine/ray';
import { SceneRoot } from '@/engine/scene-root';
import { Stage, drawsInSoftware } from '@/engine/stage';
import type { TimberMaterial } from '@/engine/timber';
import type { CameraName, Insets, Theme } from '@/engine/types';
import { Viewpoint } from '@/engine/viewpoint';
import { BoardMarks } from './board-marks';
import { makeBoard, type BoardModel } from './board-model';
import { CORNERS, HALF_FIELD, SEAT_QUARTER_TURNS, spotOf } from './cells';
import { KLOTZ_CAMERA, KLOTZ_CONTENT, KLOTZ_DIMENSIONS } from './dimensions';
import { pickThrough, piecesBefore } from './hidden-targets';
import { listMarks, listStoneBeds } from './mark-list';
import { HEIGHT_UNIT } from './piece-models';
import { PieceSet, type Actor } from './piece-set';
import { planMotion, type MotionPlan } from './timeline';
import {
  heightOf,
  type BoardOptions,
  type BoardScene,
  type BoardView,
  type Cell,
  type Colour,
  type Marks,
  type Motion,
  type MotionCue,
} from './types';

const GHOST_OPACITY = 0.68;
/** Opacity of pieces that hide a target. */
const GLASS_OPACITY = 0.3;

export class KlotzScene implements BoardScene {
  private readonly sceneRoot: SceneRoot;
  private readonly stage: Stage;
  private readonly board: BoardModel;
  private readonly pieces: PieceSet;
  private readonly marks = new BoardMarks();
  private readonly contacts: ContactShadows;
  private readonly eye: Viewpoint;
  private readonly player: AnimationPlayer<MotionPlan, BoardView, MotionCue>;
  private readonly fadeMaterial: TimberMaterial;
  private readonly ghost: Mesh<BufferGeometry>;
  private readonly glass: TimberMaterial;
  /** Cells of the transparent pieces. */
  private glassy: ReadonlySet<Cell> = new Set();
  private hovered: Cell | null = null;
  private asked: Marks = {};
  private readonly raising = new Raising<Actor>();
  private readonly shaking = new Shaking<Cell>();
  private held: { cell: Cell; clientX: number; clientY: number } | null = null;
  private reducedMotion: boolean;
  private theme: Theme;
  private seat: Colour;

  /** Throws a `SceneError` if the browser can't draw in 3D. */
  constructor(host: HTMLElement, options: BoardOptions = {}) {
    const quality = options.quality ?? 'auto';
    this.sceneRoot = new SceneRoot(
      KLOTZ_DIMENSIONS,
      quality === 'low' || (quality === 'auto' && drawsInSoftware()),
    );
    const { scene, timber } = this.sceneRoot;
    this.reducedMotion = options.reducedMotion ?? false;
    this.board = makeBoard(timber);
    this.pieces = new PieceSet(timber);
    this.player = new AnimationPlayer(options.onCue);
    this.fadeMaterial = timber.ghost(1);
    this.glass = timber.ghost(GLASS_OPACITY);
    this.glass.depthWrite = false;
    this.ghost = new Mesh<BufferGeometry>(undefined, timber.ghost(GHOST_OPACITY));
    this.ghost.visible = false;
    this.ghost.receiveShadow = true;
    this.marks.mesh.renderOrder = 1;
    // Drawn before the marks, so it hides the beads behind it.
    this.ghost.renderOrder = 0.5;
    scene.add(this.board.group, this.pieces.group, this.marks.mesh, this.ghost);
    this.contacts = new ContactShadows(this.sceneRoot.contactShare);
    this.sceneRoot.contacts.add(this.contacts.mesh);
    this.theme = options.theme ?? 'light';
    this.seat = options.seat ?? 'red';
    this.sceneRoot.setTheme(this.theme);
    this.eye = new Viewpoint(new CameraRig(() => KLOTZ_CONTENT, KLOTZ_CAMERA), this.sceneRoot, {
      canvas: () => this.stage.canvas,
      onLook: () => this.onLook(),
    });
    this.eye.setInsets(options.insets ?? {});
    this.sitDown(null);
    this.stage = new Stage(host, this.sceneRoot, {
      quality,
      step: (now) => this.step(now),
      onResize: (width, height) => this.eye.setSize(width, height),
      onFailure: (error) => options.onFailure?.(error),
    });
    void document.fonts?.ready.then(() => this.stage.invalidate());
  }

  setBoard(view: BoardView): void {
    this.player.finish();
    this.show(view);
  }

  animate(motion: Motion, after: BoardView): Promise<void> {
    const interrupted = this.player.finish();
    if (interrupted) this.show(interrupted);
    const from = motion.path[0];
    const mover = from === undefined ? undefined : this.pieces.at(from);
    if (!mover) {
      this.show(after);
      return Promise.resolve();
    }
    // Attach the stone to its column right away, so it moves along once it arrives.
    if (motion.stone) this.carry(mover, motion.stone.colour);
    const raised = this.raising.has(mover);
    const plan = planMotion(motion, heightOf(mover.piece), raised, this.reducedMotion);
    const done = this.player.begin(plan, after);
    this.raising.clear();
    this.held = null;
    this.stage.invalidate();
    return done;
  }

  /** Moves a stone from its current column to this one. */
  private carry(mover: Actor, stone: Colour): void {
    const before = this.pieces.carrier(stone);
    if (before && before !== mover && before.piece.kind === 'column')
      before.piece = { ...before.piece, stone: null };
    if (mover.piece.kind === 'column') mover.piece = { ...mover.piece, stone };
    this.pieces.take(stone);
    this.updateMarks();
  }

  get atRest(): boolean {
    return this.stage.atRest;
  }

  setMarks(marks: Marks): void {
    if (marks.illegal) this.shaking.start(marks.illegal);
    this.asked = marks;
    this.updateMarks();
    this.updateGhost();
    this.updateGlass();
    this.stage.invalidate();
  }

  cellAt(clientX: number, clientY: number): Cell | null {
    // A dragged piece must not hide the cells below it.
    const standing = this.pieces.uprights().filter(({ cell }) => cell !== this.held?.cell);
    const away = ({ x, y, z }: Point) => this.pixelsBetween(this.eye.pointOf(x, y, z), at);
    const at = { x: clientX, y: clientY };
    const { hovered, glassy } = this;
    return pickThrough(
      this.eye.ray(clientX, clientY),
      standing,
      this.asked,
      { hovered, glassy },
      away,
    );
  }

  pieceNear(clientX: number, clientY: number): { cell: Cell; cells: number } | null {
    const at = { x: clientX, y: clientY };
    let nearest: { cell: Cell; cells: number } | null = null;
    for (const { cell, x, z, base, height } of this.pieces.uprights()) {
      const [low, high] = [this.eye.pointOf(x, base, z), this.eye.pointOf(x, base + height, z)];
      const side = this.eye.sideways(1);
      const next = this.eye.pointOf(x + side.x, base, z + side.z);
      const cells = awayFromLine(at, low, high) / (this.pixelsBetween(low, next) || 1);
      if (!nearest || cells < nearest.cells) nearest = { cell, cells };
    }
    return nearest;
  }

  hover(cell: Cell | null): void {
    if (cell === this.hovered) return;
    this.hovered = cell;
    const before = this.glassy;
    this.updateGlass();
    const same =
      before.size === this.glassy.size && [...before].every((each) => this.glassy.has(each));
    if (!same) this.stage.invalidate();
  }

  topOf(cell: Cell): { x: number; y: number } {
    const { x, z } = spotOf(cell);
    const actor = this.pieces.at(cell);
    return this.eye.pointOf(x, actor ? heightOf(actor.piece) * HEIGHT_UNIT : 0, z);
  }

  private pixelsBetween(a: { x: number; y: number }, b: { x: number; y: number }): number {
    return Math.hypot(a.x - b.x, a.y - b.y);
  }

  pointOf(cell: Cell): { x: number; y: number } {
    const { x, z } = spotOf(cell);
    return this.eye.pointOf(x, 0, z);
  }

  drag(hold: { cell: Cell; clientX: number; clientY: number } | null): void {
    this.held = hold;
    this.sceneRoot.moveShadows();
    this.stage.invalidate();
  }

  setTheme(theme: Theme): void {
    if (theme === this.theme) return;
    this.theme = theme;
    this.sceneRoot.setTheme(theme);
    this.stage.invalidate();
  }

  setReducedMotion(reduced: boolean): void {
    this.reducedMotion = reduced;
  }

  setSeat(seat: Colour): void {
    // Setting the same seat again must not reset a view you rotated by hand.
    if (seat === this.seat) return;
    this.seat = seat;
    this.sitDown(this.glideStart());
    this.eye.look();
  }

  /** Rotates camera, light and symbols towards the seat at the front. */
  private sitDown(glideFrom: number | null): void {
    const turns = SEAT_QUARTER_TURNS[this.seat];
    const azimuth = (turns * Math.PI) / 2;
    this.eye.rig.setSeat(turns, glideFrom);
    this.sceneRoot.turnLight(azimuth);
    this.board.turnLettering(azimuth);
    this.pieces.setTurn(azimuth);
  }

  setInsets(insets: Partial<Insets>): void {
    this.eye.setInsets(insets);
  }

  camera(name: CameraName): void {
    this.eye.go(name, this.glideStart());
  }

  private glideStart(): number | null {
    return this.reducedMotion ? null : performance.now();
  }

  orbit(dx: number, dy: number): void {
    this.eye.orbit(dx, dy);
  }

  zoom(factor: number, clientX: number, clientY: number): void {
    this.eye.zoom(factor, clientX, clientY, 0);
  }

  resize(): void {
    this.stage.resize();
  }

  dispose(): void {
    this.player.finish();
    this.stage.dispose();
    this.marks.dispose();
    this.contacts.dispose();
    this.pieces.dispose();
    this.sceneRoot.dispose();
  }

  private show(view: BoardView): void {
    this.raising.clear();
    this.pieces.set(view);
    this.sceneRoot.moveShadows();
    this.updateMarks();
    this.updateGhost();
    this.updateGlass();
    this.stage.invalidate();
  }

  private updateMarks(marks = this.asked): void {
    this.marks.set([...listStoneBeds(this.pieces.unused), ...listMarks(marks)]);
  }

  private onLook(): void {
    if (!this.player.current) this.updateGlass();
    this.stage?.invalidate();
  }

  /** Pieces in front of targets, of the aimed path and of the hovered piece are transparent. */
  private updateGlass(): void {
    const { camera, timber } = this.sceneRoot;
    const uprights = this.pieces.uprights();
    this.glassy = piecesBefore(this.asked, this.hovered, camera.position, uprights);
    for (const { cell } of uprights) {
      const actor = this.pieces.at(cell);
      if (!actor) continue;
      const glassy = this.glassy.has(cell);
      actor.mesh.material = glassy ? this.glass : timber.solid;
      actor.mesh.renderOrder = glassy ? 2 : 0;
      // Transparent pieces must not cast a shadow on what is behind them.
      if (actor.mesh.castShadow === glassy) this.sceneRoot.moveShadows();
      actor.mesh.castShadow = !glassy;
    }
  }

  /** A faint copy of the selected piece on its target. */
  private updateGhost(): void {
    const { selected, aim } = this.asked;
    const actor =
      selected === undefined || this.player.current ? undefined : this.pieces.at(selected);
    // Inside the Klotz that it captures, a ghost would hide both.
    const shown = actor && aim && !this.pieces.at(aim.cell);
    this.ghost.visible = Boolean(shown);
    if (!shown) return;
    const { x, z } = spotOf(aim.cell);
    this.ghost.geometry = actor.mesh.geometry;
    this.ghost.rotation.y = actor.mesh.rotation.y;
    this.ghost.position.set(x, 0.002, z);
  }

  /** Advances all animations; returns whether any are still running. */
  private step(now: number): boolean {
    const gliding = this.eye.step(now);
    const ended = this.player.step(now);
    if (ended) this.show(ended);
    const playing = this.player.current;
    if (playing) this.pose(playing);
    const rising = this.riseAndShake(now);
    this.pieces.restStones();
    if (playing) this.poseStone(playing);
    if (playing || rising || this.held || ended) this.sceneRoot.moveShadows();
    this.contacts.set(this.pieces.contacts());
    const fading = this.marks.step(now);
    return gliding || playing !== null || rising || fading;
  }

  private pose({ plan, ms }: RunningAnimation<MotionPlan, BoardView>): void {
    const { motion } = plan;
    const mover = this.pieces.at(motion.path[0]!);
    const captured = motion.captured && this.pieces.at(motion.captured.from);
    if (mover) this.pieces.pose(mover, plan.piece(ms));
    const away = plan.captured(ms);
    if (captured && away && captured !== mover) this.pieces.pose(captured, away);
    if (plan.celebrates(ms) && mover?.piece.kind === 'klotz')
      this.celebrate(motion.path[motion.path.length - 1]!, mover.piece.colour);
    const fade = this.reducedMotion ? clamp(ms / FADE_MS, 0, 1) : 1;
    this.fadeMaterial.opacity = fade;
    for (const actor of [mover, captured])
      if (actor) actor.mesh.material = fade < 1 ? this.fadeMaterial : this.sceneRoot.timber.solid;
  }

  private celebrate(goal: Cell, colour: Colour): void {
    this.updateMarks({ ...this.asked, goals: [{ cell: goal, colour }] });
  }

  private poseStone({ plan, ms }: RunningAnimation<MotionPlan, BoardView>): void {
    const { motion } = plan;
    const flight = plan.stone(ms);
    if (!motion.stone || !flight || flight.along >= 1) return;
    const stone = this.pieces.stone(motion.stone.colour);
    const from = this.stoneStart(motion.stone);
    stone.position.lerp(from, 1 - flight.along);
    stone.position.y += flight.lift;
  }

  /** Where a stone lies before it moves: on a column, or on its corner. */
  private stoneStart({ colour, from }: { colour: Colour; from: Cell | null }): Vector3 {
    const { x, z } = spotOf(from ?? CORNERS[colour]);
    const actor = from === null ? undefined : this.pieces.at(from);
    return new Vector3(x, actor ? heightOf(actor.piece) * HEIGHT_UNIT : 0, z);
  }

  /** Animates the selected, the previous, the refused and the dragged piece. */
  private riseAndShake(now: number): boolean {
    const playing = this.player.current;
    const chosen =
      playing || this.asked.selected === undefined
        ? undefined
        : this.pieces.at(this.asked.selected);
    const moving = this.raising.step(now, chosen, this.reducedMotion, (actor, lift) =>
      this.pieces.rest(actor, lift),
    );
    const held = this.held && this.pieces.at(this.held.cell);
    if (this.held && held && !playing) this.followPointer(held, this.held);
    const shakes = this.shaking.step(now, (cell, offset) => {
      const actor = this.pieces.at(cell);
      if (actor && !this.reducedMotion && !playing)
        actor.mesh.position.x = spotOf(actor.piece.cell).x + offset;
    });
    return shakes || moving;
  }

  private followPointer(actor: Actor, hold: { clientX: number; clientY: number }): void {
    const spot = meetPlane(this.eye.ray(hold.clientX, hold.clientY), RAISED);
    if (!spot) return;
    const reach = HALF_FIELD + 0.4;
    this.pieces.pose(actor, {
      x: clamp(spot.x, -reach, reach),
      z: clamp(spot.z, -reach, reach),
      lift: RAISED,
    });
    this.raising.hold(actor);
  }
}

/** The distance of a point from the line between two others. */
function awayFromLine(
  at: { x: number; y: number },
  from: { x: number; y: number },
  to: { x: number; y: number },
): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx ** 2 + dy ** 2;
  const along =
    length === 0 ? 0 : clamp(((at.x - from.x) * dx + (at.y - from.y) * dy) / length, 0, 1);
  return Math.hypot(from.x + dx * along - at.x, from.y + dy * along - at.y);
}
