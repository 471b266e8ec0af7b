/**
 * The Klotz board in 3D: combines scene, pieces, marks, camera and animation behind the interface
 * in `types.ts`.
 */
import { Mesh, Vector3, type BufferGeometry } from 'three';
import { CameraRig } from '@/engine/camera-rig';
import { ContactShadows } from '@/engine/contact-shadows';
import { clamp } from '@/engine/easing';
import { FADE_MS } from '@/engine/fading';
import { Raising, Shaking } from '@/engine/raising';
import { RAISED } from '@/engine/raising';
import { meetPlane } from '@/engine/ray';
import { SceneRoot } from '@/engine/scene-root';
import { Stage, drawsInSoftware } from '@/engine/stage';
import type { TimberMaterial } from '@/engine/timber';
import type { CameraName, Insets, Theme } from '@/engine/types';
import { Viewpoint } from '@/engine/viewpoint';
import { BoardMarks } from './board-marks';
import { HALF_BOARD, makeBoard, type BoardModel } from './board-model';
import { HALF_FIELD, SEAT_QUARTER_TURNS, spotOf } from './cells';
import { KLOTZ_CAMERA, KLOTZ_CONTENT, KLOTZ_DIMENSIONS } from './dimensions';
import { pickThrough, piecesBefore } from './hidden-targets';
import { listMarks } from './mark-list';
import { MotionPlayer, type RunningAnimation } from './motion-player';
import { heightOf } from './piece-height';
import { HEIGHT_UNIT } from './piece-models';
import { PieceSet, type Actor } from './piece-set';
import type { BoardOptions, BoardScene, BoardView, Cell, Colour, Marks, Motion } from './types';

const GHOST_OPACITY = 0.68;
/** Opacity of pieces that hide a target. */
const GLASS_OPACITY = 0.3;
/** A new stone starts above the rim at its player's corner. */
const HAND_HEIGHT = 1.4;

export class KlotzScene implements BoardScene {
  private readonly sceneRoot: SceneRoot;
  private readonly stage: Stage;
  private readonly board: BoardModel;
  private readonly pieces: PieceSet;
  private readonly marks = new BoardMarks();
  private readonly contacts: ContactShadows;
  private readonly eye: Viewpoint;
  private readonly player: MotionPlayer;
  private readonly fadeMaterial: TimberMaterial;
  private readonly ghost: Mesh<BufferGeometry>;
  private readonly glass: TimberMaterial;
  /** Cells of the transparent pieces. */
  private glassy: ReadonlySet<Cell> = new Set();
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
    this.player = new MotionPlayer(options.onCue);
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
    const done = this.player.play(
      motion,
      after,
      heightOf(mover.piece),
      this.raising.has(mover),
      this.reducedMotion,
    );
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
  }

  get atRest(): boolean {
    return this.stage.atRest;
  }

  setMarks(marks: Marks): void {
    if (marks.illegal) this.shaking.start(marks.illegal);
    this.asked = marks;
    this.marks.set(listMarks(marks));
    this.updateGhost();
    this.updateGlass();
    this.stage.invalidate();
  }

  cellAt(clientX: number, clientY: number): Cell | null {
    // A dragged piece must not hide the cells below it.
    const standing = this.pieces.uprights().filter(({ cell }) => cell !== this.held?.cell);
    return pickThrough(
      this.eye.ray(clientX, clientY),
      standing,
      this.glassy,
      this.asked,
      ({ x, y, z }) => {
        const point = this.eye.pointOf(x, y, z);
        return Math.hypot(point.x - clientX, point.y - clientY);
      },
    );
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
    this.updateGhost();
    this.updateGlass();
    this.stage.invalidate();
  }

  private onLook(): void {
    if (!this.player.current) this.updateGlass();
    this.stage?.invalidate();
  }

  /** Pieces in front of a target are transparent while a piece is selected. */
  private updateGlass(): void {
    const { camera, timber } = this.sceneRoot;
    this.glassy = piecesBefore(this.asked, camera.position, this.pieces.uprights());
    for (const { cell } of this.pieces.uprights()) {
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
    this.ghost.visible = actor !== undefined && aim !== undefined;
    if (!actor || !aim) return;
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

  private pose({ plan, ms }: RunningAnimation): void {
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
    this.marks.set(listMarks({ ...this.asked, goals: [{ cell: goal, colour }] }));
  }

  private poseStone({ plan, ms }: RunningAnimation): void {
    const { motion } = plan;
    const flight = plan.stone(ms);
    if (!motion.stone || !flight || flight.along >= 1) return;
    const stone = this.pieces.stone(motion.stone.colour);
    const from = motion.stone.from
      ? this.topOf(motion.stone.from)
      : this.handOf(motion.stone.colour);
    stone.position.lerp(from, 1 - flight.along);
    stone.position.y += flight.lift;
  }

  private topOf(cell: Cell): Vector3 {
    const { x, z } = spotOf(cell);
    const actor = this.pieces.at(cell);
    return new Vector3(x, actor ? heightOf(actor.piece) * HEIGHT_UNIT : 0, z);
  }

  private handOf(colour: Colour): Vector3 {
    const turn = (SEAT_QUARTER_TURNS[colour] * Math.PI) / 2;
    const corner = HALF_BOARD;
    return new Vector3(
      -Math.cos(turn) * corner + Math.sin(turn) * corner,
      HAND_HEIGHT,
      Math.sin(turn) * corner + Math.cos(turn) * corner,
    );
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
