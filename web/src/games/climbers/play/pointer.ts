/**
 * Pointer gestures on the tower: point, tap, drag a block, orbit, pinch. Translates pointer events
 * into turn maker actions; knows neither the page nor the rules. Everything happens on release, so
 * you can still change your mind while pressing.
 */
import { Fingers, type PointerHand, type Press } from '@/shell/pointer';
import type { Spot } from '@/wasm/climbers';
import type { TowerPick, TowerScene } from '../scene/types';
import type { Controller } from './controller.svelte';

type HandScene = Pick<TowerScene, 'pick' | 'cornerAt' | 'pointOf' | 'orbit' | 'zoom'>;
type HandTable = Pick<Controller, 'maker' | 'make' | 'hold' | 'cancel'>;

/** A finger this close to the ghost grabs it. */
const GRASP_PX = 72;
/** A tap that misses a cell's centre by less than this still counts, in cells. */
const SNAP_CELLS = 0.9;

/** This far from the press that was refused, the mouse means something else. */
const STALE_PX = 80;

type Doing =
  | { kind: 'nothing' }
  /** Pressed; it may become a tap, a drag or an orbit. */
  | { kind: 'press'; pick: TowerPick }
  /** Carries the ghost; `grip` is the finger's offset from its centre. */
  | { kind: 'carry'; grip: { x: number; y: number } }
  | { kind: 'look' }
  | { kind: 'pinch' }
  /** Fingers still down after a gesture ended; ignored. */
  | { kind: 'spent' };

export class TowerHand implements PointerHand {
  private doing: Doing = { kind: 'nothing' };
  private readonly fingers = new Fingers();

  constructor(
    private readonly scene: HandScene,
    private readonly table: HandTable,
  ) {}

  press(press: Press): void {
    this.fingers.put(press);
    if (this.fingers.count === 2) {
      this.doing = { kind: 'pinch' };
      return;
    }
    if (this.fingers.count > 2 || this.doing.kind === 'spent') return;
    if (press.button !== 0) {
      this.doing = { kind: 'look' };
      return;
    }
    const grip = press.touch ? this.gripOf(press) : null;
    this.doing = grip
      ? { kind: 'carry', grip }
      : { kind: 'press', pick: this.scene.pick(press.x, press.y) };
  }

  move(press: Press): void {
    const before = this.fingers.move(press);
    if (!before) {
      if (!press.touch) this.point(press);
      return;
    }
    if (this.doing.kind === 'press') this.becomeDrag(press, this.doing.pick);
    switch (this.doing.kind) {
      case 'carry':
        this.carry(press, this.doing.grip);
        break;
      case 'look':
        this.scene.orbit(press.x - before.x, press.y - before.y);
        break;
      case 'pinch':
        this.fingers.pinch(this.scene, press.id, before);
        break;
      case 'press':
      case 'nothing':
      case 'spent':
        break;
    }
  }

  release(press: Press): void {
    if (!this.fingers.lift(press.id)) return;
    const { doing } = this;
    this.end();
    if (doing.kind === 'carry') this.drop(press);
    else if (doing.kind === 'press') this.tap(press, doing.pick);
  }

  /** A block dragged off the tower stays in hand. */
  abandon(id: number): void {
    this.lose(id);
  }

  lose(id: number): void {
    if (this.fingers.lift(id)) this.end();
  }

  leave(): void {
    if (this.fingers.count === 0) this.table.maker.point(null);
  }

  get dragging(): boolean {
    return this.doing.kind === 'carry';
  }

  /** Hovering moves the ghost or previews a path. */
  private point(press: Press): void {
    const { maker } = this.table;
    this.pointing = maker.hand !== null;
    if (maker.hand) return this.carry(press, { x: 0, y: 0 });
    this.forgetRefusal(press);
    const pick = this.scene.pick(press.x, press.y);
    maker.point(this.onTop(press, pick.cell) ? pick.cell : null);
    const canPress =
      maker.intent === 'stone'
        ? maker.faceAt(pick.cell) !== null
        : pick.block !== null && maker.movable.includes(pick.block);
    this.pointing = canPress || maker.aim !== null;
  }

  pointing = false;
  private tapped: { x: number; y: number } | null = null;

  /** A refusal is about what you pressed: once the pointer is elsewhere, it is stale. */
  private forgetRefusal({ x, y }: Press): void {
    const { tapped } = this;
    if (!tapped || Math.hypot(x - tapped.x, y - tapped.y) < STALE_PX) return;
    this.tapped = null;
    this.table.maker.refused = null;
  }

  private carry(press: Press, grip: { x: number; y: number }): void {
    const { hand } = this.table.maker;
    const corner = hand && this.scene.cornerAt(press.x - grip.x, press.y - grip.y, hand.size);
    if (corner) this.table.hold((held) => held.moveTo(corner.x, corner.y));
  }

  /** A mouse drags the pressed block; anything else orbits. */
  private becomeDrag(press: Press, pick: TowerPick): void {
    if (!this.fingers.slipped(press)) return;
    const { maker } = this.table;
    const held = maker.hand !== null;
    const taken =
      !held &&
      !press.touch &&
      maker.intent !== 'stone' &&
      pick.block !== null &&
      maker.movable.includes(pick.block) &&
      this.table.make((each) => each.take(pick.block!)).kind === 'taken';
    this.doing =
      taken || (held && !press.touch) ? { kind: 'carry', grip: { x: 0, y: 0 } } : { kind: 'look' };
  }

  /** Releasing the mouse places the block; a finger leaves it there to confirm. */
  private drop(press: Press): void {
    const { hand } = this.table.maker;
    if (press.touch || !hand || hand.untouched) return;
    this.table.make((maker) => maker.place());
  }

  private tap(press: Press, pick: TowerPick): void {
    const { hand } = this.table.maker;
    this.tapped = { x: press.x, y: press.y };
    if (hand) return this.tapWithBlock(press, pick, hand.id);
    const cell = press.touch ? this.cellMeant(press, pick.cell) : pick.cell;
    if (cell === null && pick.block === null) return this.table.cancel();
    const onTop = cell !== pick.cell || this.onTop(press, cell);
    this.table.make((maker) => maker.act({ block: pick.block, cell, onTop, touch: press.touch }));
  }

  /** A tap moves the ghost; a click places it. */
  private tapWithBlock(press: Press, pick: TowerPick, block: string): void {
    const { hand } = this.table.maker;
    const corner = hand && this.scene.cornerAt(press.x, press.y, hand.size);
    if (!hand || !corner) return this.table.cancel();
    if (pick.block === block && hand.untouched) return this.table.cancel();
    this.table.hold((held) => held.moveTo(corner.x, corner.y));
    if (!press.touch) this.table.make((maker) => maker.place());
  }

  /** The finger's offset from the ghost's centre, if close enough to grab it. */
  private gripOf(press: Press): { x: number; y: number } | null {
    const { hand } = this.table.maker;
    if (!hand) return null;
    const { x, y, z, size } = hand.ghost;
    const middle = this.scene.pointOf({
      x: x + (size[0] - 1) / 2,
      y: y + (size[1] - 1) / 2,
      z: z + size[2],
    });
    const grip = { x: press.x - middle.x, y: press.y - middle.y };
    return Math.hypot(grip.x, grip.y) <= GRASP_PX ? grip : null;
  }

  /** Whether the press hit the top of the cell rather than the side of a block. */
  private onTop(press: Press, cell: Spot | null): boolean {
    if (!cell) return false;
    const here = this.scene.pointOf(cell);
    const east = this.scene.pointOf({ ...cell, x: cell.x + 1 });
    const north = this.scene.pointOf({ ...cell, y: cell.y + 1 });
    const [ax, ay] = [east.x - here.x, east.y - here.y];
    const [bx, by] = [north.x - here.x, north.y - here.y];
    const [px, py] = [press.x - here.x, press.y - here.y];
    const area = ax * by - ay * bx || 1;
    const along = (px * by - py * bx) / area;
    const across = (ax * py - ay * px) / area;
    // Slightly more than half a cell, so lines between two cells belong to both.
    return Math.abs(along) <= 0.55 && Math.abs(across) <= 0.55;
  }

  /** Fingers are imprecise: snap to the nearest sensible cell. */
  private cellMeant(press: Press, cell: Spot | null): Spot | null {
    const { maker } = this.table;
    if (cell && (maker.reachAt(cell) || maker.faceAt(cell))) return cell;
    if (maker.intent === 'block') return cell;
    const meant =
      maker.intent === 'stone'
        ? maker.faces.flatMap(({ cells }) => cells)
        : maker.reach.map(({ at }) => at).filter((at) => at.z > 0);
    let nearest = { cell, distance: Infinity };
    for (const each of meant) {
      const [here, next] = [
        this.scene.pointOf(each),
        this.scene.pointOf({ ...each, x: each.x + 1 }),
      ];
      const reach = SNAP_CELLS * 0.5 * Math.hypot(next.x - here.x, next.y - here.y);
      const distance = Math.hypot(here.x - press.x, here.y - press.y);
      if (distance < reach && distance < nearest.distance) nearest = { cell: each, distance };
    }
    return nearest.cell;
  }

  /** Ignores the fingers still down. */
  private end(): void {
    this.doing = this.fingers.count > 0 ? { kind: 'spent' } : { kind: 'nothing' };
  }
}
