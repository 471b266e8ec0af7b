/** The board from above as SVG: as playable as the 3D view, sharp at any size, and cheap. */
import { AnimationPlayer } from '@/engine/animation-player';
import { clamp } from '@/engine/easing';
import { FADE_MS } from '@/engine/fading';
import { RAISED, SHAKE_MS, shake } from '@/engine/raising';
import type { CameraName, Insets, Theme } from '@/engine/types';
import { CORNERS, SEAT_QUARTER_TURNS, cellAtSpot, spotOf, type Spot } from './cells';
import { drawGround } from './flat-ground';
import { FlatLayout } from './flat-layout';
import { UNDER_PIECES, drawMark } from './flat-marks';
import { drawPiece, drawStone } from './flat-pieces';
import { listMarks } from './mark-list';
import { svg } from './svg';
import { planMotion, type MotionPlan, type Pose } from './timeline';
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
  type Piece,
  type UnusedStone,
} from './types';

const MARGIN = 10;
/** Raised pieces are drawn a little larger. */
const GROWTH = 0.28;
const QUARTER: Record<CameraName, number> = { home: 0, right: 1, far: 2, left: 3, above: 0 };

let instances = 0;

interface Drawn {
  piece: Piece;
  group: SVGGElement;
}

export class FlatBoard implements BoardScene {
  private readonly root: SVGSVGElement;
  private readonly shade: string;
  private readonly groundLayer = svg('g');
  private readonly underLayer = svg('g');
  private readonly stoneLayer = svg('g');
  private readonly pieceLayer = svg('g');
  private readonly overLayer = svg('g');
  private readonly player: AnimationPlayer<MotionPlan, BoardView, MotionCue>;
  private readonly resizing: ResizeObserver;
  private view: BoardView = { pieces: [] };
  private drawn: Drawn[] = [];
  private ghost: SVGGElement | null = null;
  private flyingStone: SVGGElement | null = null;
  private readonly shown = new Map<string, SVGGElement>();
  private asked: Marks = {};
  private held: { cell: Cell; clientX: number; clientY: number } | null = null;
  private shaking: { cell: Cell; started: number } | null = null;
  private frameRequest = 0;
  private theme: Theme;
  private seatTurns: number;
  private cameraTurns = 0;
  private reducedMotion: boolean;
  private insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  private readonly layout = new FlatLayout();

  constructor(
    private readonly host: HTMLElement,
    options: BoardOptions = {},
  ) {
    this.theme = options.theme ?? 'light';
    this.seatTurns = SEAT_QUARTER_TURNS[options.seat ?? 'red'];
    this.reducedMotion = options.reducedMotion ?? false;
    this.player = new AnimationPlayer(options.onCue);
    this.shade = `holz-shade-${++instances}`;
    const gradient = svg(
      'radialGradient',
      { id: this.shade },
      svg('stop', { offset: 0.55, 'stop-color': '#2A1A10', 'stop-opacity': 0.55 }),
      svg('stop', { offset: 1, 'stop-color': '#2A1A10', 'stop-opacity': 0 }),
    );
    this.root = svg(
      'svg',
      { 'aria-hidden': 'true', focusable: 'false' },
      svg('defs', {}, gradient),
      this.groundLayer,
      this.underLayer,
      this.stoneLayer,
      this.pieceLayer,
      this.overLayer,
    );
    Object.assign(this.root.style, {
      display: 'block',
      width: '100%',
      height: '100%',
      touchAction: 'none',
      userSelect: 'none',
    });
    host.append(this.root);
    this.setInsets(options.insets ?? {});
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(host);
    this.turnTable();
  }

  setBoard(view: BoardView): void {
    this.player.finish();
    this.show(view);
  }

  animate(motion: Motion, after: BoardView): Promise<void> {
    const interrupted = this.player.finish();
    if (interrupted) this.show(interrupted);
    const mover = motion.path[0] === undefined ? undefined : this.at(motion.path[0]);
    if (!mover) {
      this.show(after);
      return Promise.resolve();
    }
    const raised = this.asked.selected === mover.piece.cell;
    const plan = planMotion(motion, heightOf(mover.piece), raised, this.reducedMotion);
    const done = this.player.begin(plan, after);
    this.held = null;
    this.pieceLayer.append(mover.group);
    this.schedule();
    return done;
  }

  get atRest(): boolean {
    return this.frameRequest === 0;
  }

  setMarks(marks: Marks): void {
    if (marks.illegal && !this.reducedMotion)
      this.shaking = { cell: marks.illegal, started: performance.now() };
    this.asked = marks;
    this.drawMarks(marks);
    this.updateGhost();
    this.rest();
    if (this.shaking) this.schedule();
  }

  cellAt(clientX: number, clientY: number): Cell | null {
    return cellAtSpot(this.boardSpotAt(clientX, clientY));
  }

  pieceNear(clientX: number, clientY: number): { cell: Cell; cells: number } | null {
    const at = this.boardSpotAt(clientX, clientY);
    let nearest: { cell: Cell; cells: number } | null = null;
    for (const { piece } of this.drawn) {
      const { x, z } = spotOf(piece.cell);
      const cells = Math.hypot(x - at.x, z - at.z);
      if (!nearest || cells < nearest.cells) nearest = { cell: piece.cell, cells };
    }
    return nearest;
  }

  hover(): void {
    // Nothing hides anything from above.
  }

  topOf(cell: Cell): { x: number; y: number } {
    const { x, y } = this.pointOf(cell);
    return { x, y: y - this.layout.scale * 0.45 };
  }

  pointOf(cell: Cell): { x: number; y: number } {
    const { x, y } = this.layout.pixelOf(this.layout.turn(spotOf(cell)));
    const box = this.root.getBoundingClientRect();
    return { x: box.left + x, y: box.top + y };
  }

  drag(hold: { cell: Cell; clientX: number; clientY: number } | null): void {
    this.held = hold;
    this.rest();
  }

  setTheme(theme: Theme): void {
    if (theme === this.theme) return;
    this.theme = theme;
    this.drawAll();
  }

  setReducedMotion(reduced: boolean): void {
    this.reducedMotion = reduced;
  }

  setSeat(seat: Colour): void {
    if (SEAT_QUARTER_TURNS[seat] === this.seatTurns) return;
    this.seatTurns = SEAT_QUARTER_TURNS[seat];
    this.turnTable();
  }

  setInsets({ top = 0, right = 0, bottom = 0, left = 0 }: Partial<Insets>): void {
    this.insets = {
      top: top + MARGIN,
      right: right + MARGIN,
      bottom: bottom + MARGIN,
      left: left + MARGIN,
    };
    this.resize();
  }

  camera(name: CameraName): void {
    this.cameraTurns = QUARTER[name];
    this.layout.unzoom();
    this.resize();
    this.turnTable();
  }

  orbit(): void {
    // The view from above can't be orbited.
  }

  zoom(factor: number, clientX: number, clientY: number): void {
    const box = this.root.getBoundingClientRect();
    this.layout.zoom(factor, clientX - box.left, clientY - box.top);
    this.root.setAttribute('viewBox', this.layout.viewBox);
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (width === 0 || height === 0) return;
    this.layout.fit(width, height, this.insets);
    this.root.setAttribute('viewBox', this.layout.viewBox);
  }

  dispose(): void {
    this.player.finish();
    cancelAnimationFrame(this.frameRequest);
    this.resizing.disconnect();
    this.root.remove();
  }

  /** The board point under a window point. */
  private boardSpotAt(clientX: number, clientY: number): Spot {
    const box = this.root.getBoundingClientRect();
    return this.layout.unturn(this.layout.spotAt(clientX - box.left, clientY - box.top));
  }

  private turnTable(): void {
    this.layout.turns = this.seatTurns + this.cameraTurns;
    this.drawAll();
  }

  private drawAll(): void {
    this.groundLayer.replaceChildren(drawGround(this.theme, (spot) => this.layout.turn(spot)));
    for (const mark of this.shown.values()) mark.remove();
    this.shown.clear();
    this.drawMarks(this.asked);
    this.show(this.view);
  }

  private show(view: BoardView): void {
    this.view = view;
    this.flyingStone?.remove();
    this.flyingStone = null;
    this.drawStones(view.unusedStones ?? []);
    this.drawn = view.pieces.map((piece) => ({ piece, group: drawPiece(piece, this.shade) }));
    this.pieceLayer.replaceChildren(...this.drawn.map(({ group }) => group));
    this.updateGhost();
    this.rest();
  }

  /** Stones that no column carries yet lie on their corners. */
  private drawStones(stones: readonly UnusedStone[]): void {
    const groups = stones.map(({ colour, cell }) => {
      const stone = drawStone(colour);
      // The corner has the colour of the stone, so a rim sets it off.
      stone.prepend(
        svg('circle', { r: 0.3, fill: '#2A1A10', stroke: '#FBF0DC', 'stroke-width': 0.04 }),
      );
      this.pose(stone, { ...spotOf(cell), lift: 0 });
      return stone;
    });
    this.stoneLayer.replaceChildren(...groups);
  }

  private at(cell: Cell): Drawn | undefined {
    return this.drawn.find(({ piece }) => piece.cell === cell);
  }

  private pose(group: SVGGElement, { x, z, lift }: Pose): void {
    const at = this.layout.turn({ x, z });
    group.setAttribute('transform', `translate(${at.x} ${at.z}) scale(${1 + lift * GROWTH})`);
    group.querySelector('.shadow')?.setAttribute('cy', String(0.07 + lift * 0.35));
  }

  /** Places all pieces when no move is animating. */
  private rest(): void {
    if (this.player.current) return;
    for (const { piece, group } of this.drawn) {
      const lift = piece.cell === this.asked.selected ? RAISED : 0;
      this.pose(group, { ...spotOf(piece.cell), lift });
    }
    const held = this.held && this.at(this.held.cell);
    if (this.held && held) {
      const spot = this.boardSpotAt(this.held.clientX, this.held.clientY);
      this.pose(held.group, { ...spot, lift: RAISED * 2 });
      this.pieceLayer.append(held.group);
    }
  }

  private drawMarks(marks: Marks): void {
    const klotzSpots = this.drawn
      .filter(({ piece }) => piece.kind === 'klotz')
      .map(({ piece }) => spotOf(piece.cell));
    const items = listMarks(marks);
    const wanted = new Set(items.map(({ key }) => key));
    for (const [key, mark] of this.shown) {
      if (wanted.has(key)) continue;
      this.shown.delete(key);
      mark.animate?.([{ opacity: 1 }, { opacity: 0 }], FADE_MS).finished.then(
        () => mark.remove(),
        () => mark.remove(),
      );
      if (!('animate' in mark)) (mark as SVGGElement).remove();
    }
    for (const item of items) {
      if (this.shown.has(item.key)) continue;
      const onKlotz = klotzSpots.some(({ x, z }) => x === item.x && z === item.z);
      const mark = drawMark(item, onKlotz);
      const { x, z } = this.layout.turn(item);
      const turned = (item.turns + this.layout.turns) % 2 === 1 && item.shape === 'line';
      mark.setAttribute('transform', `translate(${x} ${z})${turned ? ' rotate(90)' : ''}`);
      (UNDER_PIECES.has(item.shape) ? this.underLayer : this.overLayer).append(mark);
      mark.animate?.([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
      this.shown.set(item.key, mark);
    }
  }

  private updateGhost(): void {
    this.ghost?.remove();
    this.ghost = null;
    const { selected, aim } = this.asked;
    const piece =
      selected === undefined || this.player.current ? undefined : this.at(selected)?.piece;
    if (!piece || !aim) return;
    this.ghost = drawPiece(piece, this.shade);
    this.ghost.setAttribute('opacity', '0.68');
    this.ghost.querySelector('.shadow')?.remove();
    this.pose(this.ghost, { ...spotOf(aim.cell), lift: 0 });
    this.underLayer.append(this.ghost);
  }

  private schedule(): void {
    this.frameRequest ||= requestAnimationFrame((now) => {
      this.frameRequest = 0;
      this.step(now);
    });
  }

  private step(now: number): void {
    const ended = this.player.step(now);
    if (ended) this.show(ended);
    const playing = this.player.current;
    if (playing) {
      const { plan, ms } = playing;
      const { motion } = plan;
      const mover = this.at(motion.path[0]!);
      const captured = motion.captured && this.at(motion.captured.from);
      const away = plan.captured(ms);
      if (mover) this.pose(mover.group, plan.piece(ms));
      if (captured && away) this.pose(captured.group, away);
      if (this.reducedMotion)
        mover?.group.setAttribute('opacity', String(clamp(ms / FADE_MS, 0, 1)));
      this.flyStone(motion, plan.stone(ms), mover);
      if (plan.celebrates(ms) && mover?.piece.kind === 'klotz') {
        this.drawMarks({
          ...this.asked,
          goals: [{ cell: motion.path[motion.path.length - 1]!, colour: mover.piece.colour }],
        });
      }
    }
    const shakes = this.shakeRefused(now);
    if (playing || shakes) this.schedule();
  }

  private flyStone(
    motion: Motion,
    flight: { along: number; lift: number } | null,
    mover: Drawn | undefined,
  ): void {
    if (!motion.stone || !flight || !mover) return;
    if (!this.flyingStone) {
      const { colour } = motion.stone;
      const waiting = (this.view.unusedStones ?? []).filter((stone) => stone.colour !== colour);
      this.drawStones(waiting);
      this.flyingStone = drawStone(motion.stone.colour);
      this.pieceLayer.append(this.flyingStone);
    }
    // Once it arrives, it moves along with its column.
    const to = spotOf(motion.path[0]!);
    const from = spotOf(motion.stone.from ?? CORNERS[motion.stone.colour]);
    if (flight.along < 1) {
      this.pose(this.flyingStone, {
        x: from.x + (to.x - from.x) * flight.along,
        z: from.z + (to.z - from.z) * flight.along,
        lift: flight.lift,
      });
    } else {
      this.flyingStone.setAttribute('transform', mover.group.getAttribute('transform') ?? '');
    }
  }

  private shakeRefused(now: number): boolean {
    if (!this.shaking) return false;
    const ms = now - this.shaking.started;
    const drawn = this.at(this.shaking.cell);
    if (drawn && !this.player.current) {
      const spot = spotOf(drawn.piece.cell);
      const lift = drawn.piece.cell === this.asked.selected ? RAISED : 0;
      this.pose(drawn.group, { x: spot.x + shake(ms), z: spot.z, lift });
    }
    if (ms >= SHAKE_MS) this.shaking = null;
    return this.shaking !== null;
  }
}
