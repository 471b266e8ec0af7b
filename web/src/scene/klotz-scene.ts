/** The Klotz board in 3D: puts diorama, pieces, marks, camera and motion together behind the interface of `types.ts`. */
import { Mesh, Vector3, type BufferGeometry } from 'three';
import { BoardMarks } from './board-marks';
import { HALF_BOARD, makeBoard, type BoardModel } from './board-model';
import { CameraRig } from './camera-rig';
import type { Viewport } from './camera-fit';
import { HALF_FIELD, SEAT_QUARTER_TURNS, spotOf } from './cells';
import { ContactShadows } from './contact-shadows';
import { Diorama } from './diorama';
import { clamp, easeOut } from './easing';
import { KLOTZ_CONTENT, KLOTZ_FIGURES } from './klotz-figures';
import { listMarks } from './mark-list';
import { MotionPlayer, type Playing } from './motion-player';
import { HEIGHT_UNIT } from './piece-models';
import { heightOf } from './piece-height';
import { PieceSet, type Actor } from './piece-set';
import { meetPlane, pickCell, type Ray } from './pick';
import { Stage, drawsInSoftware } from './stage';
import type { TimberMaterial } from './timber';
import { FADE_MS, RAISED, SHAKE_MS, shake } from './timeline';
import type {
  BoardOptions,
  BoardScene,
  BoardView,
  CameraName,
  Cell,
  Colour,
  Insets,
  Marks,
  Motion,
  Theme,
} from './types';

const LIFT_MS = 120;
/** Free space around the board, in pixels, besides what panels cover. */
const MARGIN = 14;
const GHOST_OPACITY = 0.68;
/** Where a stone comes from when it comes from a player's hand: above the rim by that player's corner. */
const HAND_HEIGHT = 1.4;

export class KlotzScene implements BoardScene {
  private readonly diorama: Diorama;
  private readonly stage: Stage;
  private readonly board: BoardModel;
  private readonly pieces: PieceSet;
  private readonly marks = new BoardMarks();
  private readonly contacts: ContactShadows;
  private readonly rig = new CameraRig(KLOTZ_CONTENT);
  private readonly player: MotionPlayer;
  private readonly fadeMaterial: TimberMaterial;
  private readonly ghost: Mesh<BufferGeometry>;
  private asked: Marks = {};
  /** Pieces that rise or sink: how far each is up, from 0 to 1. */
  private readonly raised = new Map<Actor, number>();
  private shaking: { cell: Cell; started: number | null } | null = null;
  private held: { cell: Cell; clientX: number; clientY: number } | null = null;
  private lastStep = 0;
  private reducedMotion: boolean;
  private theme: Theme;
  private seat: Colour;
  private viewport: Viewport = {
    width: 1,
    height: 1,
    insets: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
  };

  /** Throws a `SceneError` if the browser cannot draw in 3D. */
  constructor(host: HTMLElement, options: BoardOptions = {}) {
    const quality = options.quality ?? 'auto';
    this.diorama = new Diorama(
      KLOTZ_FIGURES,
      quality === 'low' || (quality === 'auto' && drawsInSoftware()),
    );
    const { scene, timber } = this.diorama;
    this.reducedMotion = options.reducedMotion ?? false;
    this.board = makeBoard(timber);
    this.pieces = new PieceSet(timber);
    this.player = new MotionPlayer(options.onCue);
    this.fadeMaterial = timber.ghost(1);
    this.ghost = new Mesh<BufferGeometry>(undefined, timber.ghost(GHOST_OPACITY));
    this.ghost.visible = false;
    this.ghost.receiveShadow = true;
    this.marks.mesh.renderOrder = 1;
    this.ghost.renderOrder = 2;
    scene.add(this.board.group, this.pieces.group, this.marks.mesh, this.ghost);
    this.contacts = new ContactShadows(this.diorama.contactShare);
    this.diorama.contacts.add(this.contacts.mesh);
    this.theme = options.theme ?? 'light';
    this.seat = options.seat ?? 'red';
    this.diorama.setTheme(this.theme);
    this.sitDown(null);
    this.insets(options.insets ?? {});
    this.stage = new Stage(host, this.diorama, {
      quality,
      step: (now) => this.step(now),
      onResize: (width, height) => {
        this.viewport = { ...this.viewport, width, height };
        this.rig.setShape(this.viewport);
        this.look();
      },
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
    // The stone belongs to its column from the start, so that it rides along once it has arrived.
    if (motion.stone) this.carry(mover, motion.stone.colour);
    const done = this.player.play(
      motion,
      after,
      heightOf(mover.piece),
      this.raised.has(mover),
      this.reducedMotion,
    );
    this.raised.clear();
    this.held = null;
    this.stage.invalidate();
    return done;
  }

  /** Puts a stone onto a column and takes it off the one it lay on. */
  private carry(mover: Actor, stone: Colour): void {
    const before = this.pieces.carrier(stone);
    if (before && before !== mover && before.piece.kind === 'column')
      before.piece = { ...before.piece, stone: null };
    if (mover.piece.kind === 'column') mover.piece = { ...mover.piece, stone };
  }

  setMarks(marks: Marks): void {
    if (marks.illegal) this.shaking = { cell: marks.illegal, started: null };
    this.asked = marks;
    this.marks.set(listMarks(marks));
    this.updateGhost();
    this.stage.invalidate();
  }

  cellAt(clientX: number, clientY: number): Cell | null {
    // A piece that follows the pointer must not hide what lies below it.
    const standing = this.pieces.uprights().filter(({ cell }) => cell !== this.held?.cell);
    return pickCell(this.ray(clientX, clientY), standing);
  }

  pointOf(cell: Cell): { x: number; y: number } {
    const { x, z } = spotOf(cell);
    const point = new Vector3(x, 0, z).project(this.diorama.camera);
    const box = this.stage.canvas.getBoundingClientRect();
    return {
      x: box.left + ((point.x + 1) / 2) * box.width,
      y: box.top + ((1 - point.y) / 2) * box.height,
    };
  }

  drag(hold: { cell: Cell; clientX: number; clientY: number } | null): void {
    this.held = hold;
    this.diorama.moveShadows();
    this.stage.invalidate();
  }

  setTheme(theme: Theme): void {
    if (theme === this.theme) return;
    this.theme = theme;
    this.diorama.setTheme(theme);
    this.stage.invalidate();
  }

  setReducedMotion(reduced: boolean): void {
    this.reducedMotion = reduced;
  }

  setSeat(seat: Colour): void {
    // Being told the same again must not undo a view that was turned by hand.
    if (seat === this.seat) return;
    this.seat = seat;
    this.sitDown(this.glideStart());
    this.look();
  }

  /** Camera, light and symbols are turned to the seat that is near. */
  private sitDown(glideFrom: number | null): void {
    const turns = SEAT_QUARTER_TURNS[this.seat];
    const azimuth = (turns * Math.PI) / 2;
    this.rig.setSeat(turns, glideFrom);
    this.diorama.turnLight(azimuth);
    this.board.turnLettering(azimuth);
    this.pieces.setTurn(azimuth);
  }

  setInsets(insets: Partial<Insets>): void {
    this.insets(insets);
    this.rig.setShape(this.viewport);
    this.look();
  }

  private insets({ top = 0, right = 0, bottom = 0, left = 0 }: Partial<Insets>): void {
    const insets = {
      top: top + MARGIN,
      right: right + MARGIN,
      bottom: bottom + MARGIN,
      left: left + MARGIN,
    };
    this.viewport = { ...this.viewport, insets };
  }

  camera(name: CameraName): void {
    this.rig.go(name, this.glideStart());
    this.look();
  }

  private glideStart(): number | null {
    return this.reducedMotion ? null : performance.now();
  }

  orbit(dx: number, dy: number): void {
    this.rig.orbit(dx, dy);
    this.look();
  }

  zoom(factor: number, clientX: number, clientY: number): void {
    const before = meetPlane(this.ray(clientX, clientY), 0);
    this.rig.zoom(factor);
    this.look();
    const after = meetPlane(this.ray(clientX, clientY), 0);
    // The point of the board under the pointer stays there.
    if (before && after) this.rig.pan(before.x - after.x, before.z - after.z);
    this.look();
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
    this.diorama.dispose();
  }

  private show(view: BoardView): void {
    this.raised.clear();
    this.pieces.set(view);
    this.diorama.moveShadows();
    this.updateGhost();
    this.stage.invalidate();
  }

  private look(): void {
    const { aim, fit } = this.rig.view(this.viewport);
    this.diorama.look(aim, fit, this.viewport.width / this.viewport.height);
    this.stage?.invalidate();
  }

  private ray(clientX: number, clientY: number): Ray {
    const box = this.stage.canvas.getBoundingClientRect();
    const origin = this.diorama.camera.position;
    const through = new Vector3(
      ((clientX - box.left) / box.width) * 2 - 1,
      1 - ((clientY - box.top) / box.height) * 2,
      0.5,
    ).unproject(this.diorama.camera);
    return { origin, direction: through.sub(origin).normalize() };
  }

  /** A faint copy of the chosen piece where it would go. */
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

  /** Advances everything that moves; says whether something still does. */
  private step(now: number): boolean {
    const gliding = this.rig.step(now);
    if (gliding) this.look();
    const ended = this.player.step(now);
    if (ended) this.show(ended);
    const playing = this.player.current;
    if (playing) this.pose(playing);
    const rising = this.riseAndShake(now);
    this.pieces.restStones();
    if (playing) this.poseStone(playing);
    if (playing || rising || this.held || ended) this.diorama.moveShadows();
    this.contacts.set(this.pieces.contacts());
    const fading = this.marks.step(now);
    this.lastStep = now;
    return gliding || playing !== null || rising || fading;
  }

  private pose({ motion, plan, ms }: Playing): void {
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
      if (actor) actor.mesh.material = fade < 1 ? this.fadeMaterial : this.diorama.timber.solid;
  }

  private celebrate(goal: Cell, colour: Colour): void {
    this.marks.set(listMarks({ ...this.asked, goals: [{ cell: goal, colour }] }));
  }

  private poseStone({ motion, plan, ms }: Playing): void {
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

  /** The chosen piece rises, the one chosen before sinks, a refused one shakes, a held one follows the pointer. */
  private riseAndShake(now: number): boolean {
    const change = this.reducedMotion ? 1 : clamp((now - this.lastStep) / LIFT_MS, 0, 1);
    const playing = this.player.current;
    const chosen =
      playing || this.asked.selected === undefined
        ? undefined
        : this.pieces.at(this.asked.selected);
    if (chosen && !this.raised.has(chosen)) this.raised.set(chosen, 0);
    let moving = false;
    for (const [actor, up] of this.raised) {
      const goal = actor === chosen ? 1 : 0;
      const next = goal === 1 ? Math.min(1, up + change) : Math.max(0, up - change);
      this.pieces.rest(actor, RAISED * easeOut(next));
      if (next === 0 && goal === 0) this.raised.delete(actor);
      else this.raised.set(actor, next);
      if (next !== goal) moving = true;
    }
    const held = this.held && this.pieces.at(this.held.cell);
    if (this.held && held && !playing) this.followPointer(held, this.held);
    return this.shakeRefused(now) || moving;
  }

  private followPointer(actor: Actor, hold: { clientX: number; clientY: number }): void {
    const spot = meetPlane(this.ray(hold.clientX, hold.clientY), RAISED);
    if (!spot) return;
    const reach = HALF_FIELD + 0.4;
    this.pieces.pose(actor, {
      x: clamp(spot.x, -reach, reach),
      z: clamp(spot.z, -reach, reach),
      lift: RAISED,
    });
    this.raised.set(actor, 1);
  }

  private shakeRefused(now: number): boolean {
    if (!this.shaking) return false;
    this.shaking.started ??= now;
    const ms = now - this.shaking.started;
    const actor = this.pieces.at(this.shaking.cell);
    if (actor && !this.reducedMotion && !this.player.current) {
      const { x } = spotOf(actor.piece.cell);
      actor.mesh.position.x = x + shake(ms);
    }
    if (ms >= SHAKE_MS || this.reducedMotion) this.shaking = null;
    return this.shaking !== null;
  }
}
