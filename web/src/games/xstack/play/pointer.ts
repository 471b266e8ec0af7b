/**
 * Pointer gestures on the pile: grab a block where you touch it, carry it, pull it nearer, turn it,
 * or orbit. Translates pointer events into targets for the hand; knows neither the page nor the
 * rules.
 *
 * Releasing the mouse button lets go. Lifting a finger keeps the block in hand, so the same finger
 * can reach the lever; a button lets go.
 */
import { Fingers, type PointerHand, type Press } from '@/shell/pointer';
import type { PilePick, PileScene } from '../scene/types';
import { nameOf } from './blocks';
import { dot, minus, plus, type Point } from './geometry';
import type { Turning } from './keys';
import type { PileHost } from './pile-host';
import { Rail } from './rail';

type HandScene = Pick<PileScene, 'pick' | 'dragFrame' | 'dragTo' | 'orbit' | 'zoom'>;
type HandTable = Pick<PileHost, 'maker' | 'grip' | 'letGo' | 'explain' | 'explainDrag'>;

/** A finger that misses a block by less than this still hits it. */
const FINGER_SLACK_PX = 14;
/** Shift and drag turns the block: radians per pixel. */
const TURN_PER_PX = 0.008;
/** Metres per pixel of the wheel: a notch is about a centimetre. */
const DEPTH_PER_PX = 0.0001;
/** Radians per pixel of the wheel. */
const SPIN_PER_PX = 0.0022;
/** After a pause this long, the wheel starts a new gesture. */
const ROLL_PAUSE_MS = 350;
const RIGHT_BUTTON = 2;
const LEFT_BUTTON = 1;

/**
 * Minimum height of a carried bonus in metres: any lower and a long block would touch the table and
 * be lost.
 */
const BONUS_HEIGHT = 0.07;
/** Lower limit for the view's slope when a downward drag means nearer. */
const FLATTEST = 0.2;

/** How far two fingers move before we decide on a gesture. */
const MEANT = { twist: 0.14, pinch: 0.1, pan: 14 };

const UPRIGHT: Point = { x: 0, y: 1, z: 0 };

type Doing =
  | { kind: 'nothing' }
  /** Pressed on a block; it may become a tap or a drag. */
  | { kind: 'press'; pick: PilePick }
  | { kind: 'carry'; rail: Rail }
  | { kind: 'look' }
  | { kind: 'pair'; pair: Pair }
  /** Fingers still down after a gesture ended; ignored. */
  | { kind: 'spent' };

/** Two fingers: their ids, start and gesture. */
interface Pair {
  a: Press;
  b: Press;
  start: { angle: number; apart: number; x: number; y: number };
  meaning: 'twist' | 'view' | null;
}

export class PileHand implements PointerHand {
  private doing: Doing = { kind: 'nothing' };
  private readonly fingers = new Fingers();

  constructor(
    private readonly scene: HandScene,
    private readonly table: HandTable,
  ) {}

  press(press: Press): void {
    const first = this.fingers.count === 1 ? this.last : null;
    if (this.fingers.count === 0) this.hasCarried = this.table.maker.held !== null;
    this.fingers.put(press);
    this.last = press;
    if (first && this.fingers.count === 2) {
      this.doing = { kind: 'pair', pair: pairOf(first, press) };
      return;
    }
    if (this.fingers.count > 2 || this.doing.kind === 'spent') return;
    if (press.button !== 0) {
      this.doing = { kind: 'look' };
      return;
    }
    // You can drag a held block from anywhere, so your finger doesn't have to cover it.
    if (this.table.maker.held) {
      this.table.maker.holdOn();
      this.doing = { kind: 'carry', rail: new Rail() };
      return;
    }
    const pick = this.scene.pick(press.x, press.y, press.touch ? FINGER_SLACK_PX : 0);
    this.doing = pick ? { kind: 'press', pick } : { kind: 'look' };
  }

  move(press: Press): void {
    const before = this.fingers.move(press);
    if (!before) return this.hover(press);
    this.hovered = null;
    if (this.fingers.count === 1) this.last = press;
    if (this.doing.kind === 'press' && this.fingers.slipped(press)) this.take(this.doing.pick);
    switch (this.doing.kind) {
      case 'carry':
        this.carry(press, before, this.doing.rail);
        break;
      case 'look':
        this.scene.orbit(press.x - before.x, press.y - before.y);
        break;
      case 'pair':
        this.both(press, this.doing.pair);
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
    if (doing.kind === 'carry' && !press.touch) this.table.letGo();
    if (doing.kind === 'press') this.tap(press, doing.pick);
  }

  /** Released outside the pile: a mouse still lets go. */
  abandon(id: number): void {
    if (!this.fingers.lift(id)) return;
    const { doing } = this;
    this.end();
    if (doing.kind === 'carry' && !this.last?.touch) this.table.letGo();
  }

  lose(id: number): void {
    if (this.fingers.lift(id)) this.end();
  }

  leave(): void {}

  /** The block under the mouse. */
  hovered: number | null = null;

  get pointing(): boolean {
    return this.hovered !== null && this.table.maker.mayGrip(nameOf(this.hovered));
  }

  private hover(press: Press): void {
    const { maker } = this.table;
    const free = !press.touch && !press.buttons && !maker.busy && maker.isOpen;
    this.hovered = free ? (this.scene.pick(press.x, press.y)?.block ?? null) : null;
  }

  get dragging(): boolean {
    return this.doing.kind === 'carry';
  }

  /** Handles the wheel while a block is held or pressed. Returns whether it did. */
  wheel(pixels: number, spin: boolean, nowMs: number): boolean {
    const { maker } = this.table;
    const rolling = nowMs - this.rolledMs < ROLL_PAUSE_MS;
    // Rolling the wheel on a pressed block pulls it; you don't have to drag first.
    const pressed = this.doing.kind === 'press';
    if (this.doing.kind === 'press') this.take(this.doing.pick);
    // If the block slips away or a fall ends the turn, the wheel doesn't start to zoom: not during
    // this roll, and not while a button is still down.
    const isDown = this.fingers.count > 0;
    if (!maker.held && !pressed && !rolling && !(isDown && this.hasCarried)) return false;
    this.rolledMs = nowMs;
    if (!maker.held) return true;
    if (spin) maker.turnBy(UPRIGHT, pixels * SPIN_PER_PX);
    else maker.pull(this.scene.dragFrame().towards, pixels * DEPTH_PER_PX);
    return true;
  }

  private last: Press | null = null;
  /** When the wheel last moved a block. */
  private rolledMs = -Infinity;

  /** A block was in hand since the pointer went down. */
  private hasCarried = false;

  private take(pick: PilePick): void {
    const block = nameOf(pick.block);
    const taken = this.table.maker.mayGrip(block) && this.table.grip(block, pick.point);
    if (taken) {
      this.hasCarried = true;
      this.doing = { kind: 'carry', rail: new Rail() };
      return;
    }
    this.table.explain(block);
    // Dragging a block you can't take orbits, to let you see more of it.
    this.doing = { kind: 'look' };
  }

  /** A tap takes the block. A click explains how to take it. */
  private tap(press: Press, pick: PilePick): void {
    const block = nameOf(pick.block);
    if (!this.table.maker.mayGrip(block)) this.table.explain(block);
    else if (press.touch) this.table.grip(block, pick.point);
    else this.table.explainDrag(block);
  }

  private carry(press: Press, before: Press, rail: Rail): void {
    const { maker } = this.table;
    if (!maker.handTarget) {
      // The block slipped away or was taken: ignore the rest of this drag.
      this.doing = { kind: 'spent' };
      return;
    }
    const { buttons } = press;
    if (!press.touch && buttons !== undefined) {
      if (!(buttons & LEFT_BUTTON)) {
        this.doing = { kind: 'look' };
        this.table.letGo();
        return;
      }
      if (buttons & RIGHT_BUTTON) return this.scene.orbit(press.x - before.x, press.y - before.y);
    }
    if (press.shift) return this.turnWith(press, before);
    // Relative moves, so nothing jumps if the view turned meanwhile.
    const { at } = maker.handTarget;
    const from = this.scene.dragTo(before.x, before.y, at);
    const to = this.scene.dragTo(press.x, press.y, at);
    if (from && to) maker.moveBy(this.onRail(minus(to, from), rail));
  }

  /** Inside the pile, the hand stays on its rail; a free block follows the pointer. */
  private onRail(offset: Point, rail: Rail): Point {
    if (this.table.maker.freed) return this.aboveTable(offset);
    const { right, up } = this.scene.dragFrame();
    const followed = rail.follow(dot(offset, right), dot(offset, up));
    return plus(plus({ x: 0, y: 0, z: 0 }, right, followed.right), up, followed.up);
  }

  /** The trays lie in front, so dragging a bonus down means nearer, not onto the table. */
  private aboveTable(offset: Point): Point {
    const { carriesBonus, handTarget } = this.table.maker;
    if (!carriesBonus || !handTarget) return offset;
    const tooLow = Math.min(BONUS_HEIGHT - (handTarget.at.y + offset.y), -offset.y);
    if (tooLow <= 0) return offset;
    const { x, y, z } = this.scene.dragFrame().towards;
    const nearer = tooLow / Math.max(y, FLATTEST);
    return plus(plus(offset, UPRIGHT, tooLow), { x, y: 0, z }, nearer);
  }

  private turnWith(press: Press, before: Press): void {
    const { maker } = this.table;
    const { right } = this.scene.dragFrame();
    maker.turnBy(UPRIGHT, (press.x - before.x) * TURN_PER_PX);
    maker.turnBy(right, (press.y - before.y) * TURN_PER_PX);
  }

  /** Two fingers twist the block, or turn and zoom the view, depending on how they start. */
  private both(press: Press, pair: Pair): void {
    const before = figure(pair.a, pair.b);
    if (pair.a.id === press.id) pair.a = press;
    else if (pair.b.id === press.id) pair.b = press;
    const now = figure(pair.a, pair.b);
    pair.meaning ??= this.meaning(pair, now);
    if (pair.meaning === 'twist') {
      const { towards } = this.scene.dragFrame();
      this.table.maker.turnBy(towards, -angleBetween(before.angle, now.angle));
    } else if (pair.meaning === 'view') {
      this.scene.zoom(now.apart / (before.apart || 1), now.x, now.y);
      this.scene.orbit(now.x - before.x, now.y - before.y);
    }
  }

  private meaning({ start }: Pair, now: ReturnType<typeof figure>): Pair['meaning'] {
    const twisted = Math.abs(angleBetween(start.angle, now.angle)) > MEANT.twist;
    if (twisted && this.table.maker.held) return 'twist';
    const pinched = Math.abs(now.apart / (start.apart || 1) - 1) > MEANT.pinch;
    const panned = Math.hypot(now.x - start.x, now.y - start.y) > MEANT.pan;
    return pinched || panned || twisted ? 'view' : null;
  }

  private end(): void {
    // After a two-finger gesture, ignore the fingers still down.
    this.doing = this.fingers.count === 0 ? { kind: 'nothing' } : { kind: 'spent' };
  }
}

function pairOf(a: Press, b: Press): Pair {
  return { a, b, start: figure(a, b), meaning: null };
}

function figure(a: Press, b: Press): { angle: number; apart: number; x: number; y: number } {
  return {
    angle: Math.atan2(b.y - a.y, b.x - a.x),
    apart: Math.hypot(b.x - a.x, b.y - a.y),
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
  };
}

function angleBetween(from: number, to: number): number {
  const turn = Math.PI * 2;
  return ((((to - from) % turn) + turn * 1.5) % turn) - Math.PI;
}

/** The room axis of a rotation, relative to the viewer. */
export function axisOf(turning: Turning, frame: ReturnType<PileScene['dragFrame']>): Point {
  if (turning === 'spin') return UPRIGHT;
  if (turning === 'tip') return frame.right;
  // From above, the line of sight is vertical.
  return frame.towards.y > 0.5 ? frame.up : frame.towards;
}
