/**
 * What a hand does at the pile: grabs a block where it is touched and carries it, pulls it nearer,
 * turns it, looks round. It turns pointer events into wishes of the hand; it knows neither the page
 * nor the rules.
 *
 * A mouse lets go when its button does. A finger leaves the block in hand when it lifts, so that the
 * same finger can reach for the slider beside it; a button lets go.
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

/** A finger that misses a block by less than this still means it. */
const FINGER_SLACK_PX = 14;
/** With Shift a mouse turns what it holds: radians for each pixel. */
const TURN_PER_PX = 0.008;
/** Metres for each pixel of the wheel: a notch is about a centimetre. */
const DEPTH_PER_PX = 0.0001;
/** Radians for each pixel of the wheel. */
const SPIN_PER_PX = 0.0022;
/** A wheel that has stood still for so long means something new. */
const ROLL_PAUSE_MS = 350;
const RIGHT_BUTTON = 2;
const LEFT_BUTTON = 1;

/** A bonus is carried this high at least, in metres: lower, a long block would touch the table and be lost. */
const BONUS_HEIGHT = 0.07;
/** How flat a look is taken to be at most when what looks lower is to come nearer instead. */
const FLATTEST = 0.2;

/** How far two fingers go before it is known what they mean. */
const MEANT = { twist: 0.14, pinch: 0.1, pan: 14 };

const UPRIGHT: Point = { x: 0, y: 1, z: 0 };

type Doing =
  | { kind: 'nothing' }
  /** Pressed on a block; whether it is a tap or a drag is not known yet. */
  | { kind: 'press'; pick: PilePick }
  | { kind: 'carry'; rail: Rail }
  | { kind: 'look' }
  | { kind: 'pair'; pair: Pair }
  /** Fingers still down after something ended; they mean nothing any more. */
  | { kind: 'spent' };

/** Two fingers: which ones, how they began, and what they turned out to mean. */
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
    // What is in hand already follows from wherever it is dragged: the finger need not cover it.
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

  /** Let go beside the pile: a mouse has opened its hand all the same. */
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

  /** The block under a mouse without a button pressed. */
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

  /** The wheel, while a block is in hand or pressed; whether it was for the block. */
  wheel(pixels: number, spin: boolean, nowMs: number): boolean {
    const { maker } = this.table;
    const rolling = nowMs - this.rolledMs < ROLL_PAUSE_MS;
    // Whoever presses on a block and rolls wants to pull it: it need not be dragged first.
    const pressed = this.doing.kind === 'press';
    if (this.doing.kind === 'press') this.take(this.doing.pick);
    // A block that slips away ends the pull, not the rolling: the rest of it means nothing.
    if (!maker.held && !pressed && !rolling) return false;
    this.rolledMs = nowMs;
    if (!maker.held) return true;
    if (spin) maker.turnBy(UPRIGHT, pixels * SPIN_PER_PX);
    else maker.pull(this.scene.dragFrame().towards, pixels * DEPTH_PER_PX);
    return true;
  }

  private last: Press | null = null;
  /** When the wheel was last rolled for a block. */
  private rolledMs = -Infinity;

  private take(pick: PilePick): void {
    const block = nameOf(pick.block);
    const taken = this.table.maker.mayGrip(block) && this.table.grip(block, pick.point);
    if (taken) {
      this.doing = { kind: 'carry', rail: new Rail() };
      return;
    }
    this.table.explain(block);
    // Whoever drags a block that stays wants to see more of it.
    this.doing = { kind: 'look' };
  }

  /** A finger takes what it taps. A mouse that only clicks asks, and is told what to do. */
  private tap(press: Press, pick: PilePick): void {
    const block = nameOf(pick.block);
    if (!this.table.maker.mayGrip(block)) this.table.explain(block);
    else if (press.touch) this.table.grip(block, pick.point);
    else this.table.explainDrag(block);
  }

  private carry(press: Press, before: Press, rail: Rail): void {
    const { maker } = this.table;
    if (!maker.handTarget) {
      // It slipped away, or it was taken: the rest of this drag means nothing.
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
    // Ways, not places: nothing jumps when the view was turned meanwhile.
    const { at } = maker.handTarget;
    const from = this.scene.dragTo(before.x, before.y, at);
    const to = this.scene.dragTo(press.x, press.y, at);
    if (from && to) maker.moveBy(this.onRail(minus(to, from), rail));
  }

  /** In the pile a hand keeps to its way; a block that is free goes where it is led. */
  private onRail(way: Point, rail: Rail): Point {
    if (this.table.maker.freed) return this.aboveTable(way);
    const { right, up } = this.scene.dragFrame();
    const followed = rail.follow(dot(way, right), dot(way, up));
    return plus(plus({ x: 0, y: 0, z: 0 }, right, followed.right), up, followed.up);
  }

  /** The trays lie in front, so whoever leads a bonus down to them means nearer, not onto the table. */
  private aboveTable(way: Point): Point {
    const { carriesBonus, handTarget } = this.table.maker;
    if (!carriesBonus || !handTarget) return way;
    const tooLow = Math.min(BONUS_HEIGHT - (handTarget.at.y + way.y), -way.y);
    if (tooLow <= 0) return way;
    const { x, y, z } = this.scene.dragFrame().towards;
    const nearer = tooLow / Math.max(y, FLATTEST);
    return plus(plus(way, UPRIGHT, tooLow), { x, y: 0, z }, nearer);
  }

  private turnWith(press: Press, before: Press): void {
    const { maker } = this.table;
    const { right } = this.scene.dragFrame();
    maker.turnBy(UPRIGHT, (press.x - before.x) * TURN_PER_PX);
    maker.turnBy(right, (press.y - before.y) * TURN_PER_PX);
  }

  /** Two fingers twist what is in hand, or turn and zoom the view: whichever they begin with. */
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
    // Fingers that are still down after two of them did something mean nothing of their own.
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

/** The axis of the room that a way of turning is about, for whoever looks. */
export function axisOf(turning: Turning, frame: ReturnType<PileScene['dragFrame']>): Point {
  if (turning === 'spin') return UPRIGHT;
  if (turning === 'tip') return frame.right;
  // From above, the way one looks is the upright.
  return frame.towards.y > 0.5 ? frame.up : frame.towards;
}
