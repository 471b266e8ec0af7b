/**
 * A turn in progress: the hand, its target and the pile's response. Headless: it knows neither
 * pointer nor scene, and leaves the rules to the rules.
 */
import { refusalOf } from '@/shell/refusal';
import type { Refusal } from '@/wasm/wire';
import type { TurnView } from '@/wasm/xstack';
import type { LiveView } from '@/wasm/xstack-live';
import { indexOf } from './blocks';
import {
  about,
  between,
  minus,
  NO_TURN,
  point,
  plus,
  poseOf,
  followedBy,
  slideDirection,
  triple,
  type Point,
  type Turn,
} from './geometry';
import type { LiveRules } from './match';

export const AT_REST: LiveView = {
  state: 'idle',
  block: null,
  strain: 0,
  free: false,
  lowest: null,
  parted: null,
  hand: null,
  impacts: [],
  fallen: [],
  handTimeLeftMs: 0,
  aboveLine: false,
  landing: null,
};

/** Limits of the hand's target: a little beyond everything. */
const REACH = { x: 0.42, up: 0.48, z: 0.36 };

/**
 * If you let go while the block is still moving through the air, the hand opens once it's this
 * close to its target, in metres, or after this many ticks.
 */
const ARRIVED = 0.003;
const MAX_DELAY_TICKS = 60;

/**
 * A stuck block doesn't follow the pointer. Once the hand pulls at full strain, its target may lead
 * by only this much, in metres: easing off works at once, and a block that comes free doesn't shoot
 * after a pointer far away.
 */
const TAUT = { strain: 0.9, slack: 0.008 };

/** The hand's target. */
export interface HandTarget {
  /** The grip's target position. */
  at: Point;
  /** The block's target rotation. */
  turn: Turn;
}

export class TurnMaker {
  /** The turn so far; `null` while nobody at this screen is making one. */
  turn = $state.raw<TurnView | null>(null);
  live = $state.raw<LiveView>(AT_REST);
  /** The hand's target while it holds a block. */
  handTarget = $state.raw<HandTarget | null>(null);
  /**
   * Whether the block has come free since it was gripped: from then on you carry it instead of
   * pulling.
   */
  freed = $state(false);
  /** The last refusal, until the next attempt. */
  refused = $state.raw<{ refusal: Refusal; block: string | null } | null>(null);
  /** Reactive, because much of the page depends on whether a turn is open. */
  private rules = $state.raw<LiveRules | null>(null);
  /** Ticks until the hand opens at the latest; 0 keeps it closed. */
  private opensIn = 0;
  /** The block came straight into the hand and no tick has passed since. */
  private fresh = false;
  /** Maximum lead of the target over the hand while the block is stuck. */
  private leash: number | null = null;
  /** All poses at this tick and the previous one. */
  private now: Float32Array | null = null;
  private before: Float32Array | null = null;

  get isOpen(): boolean {
    return this.rules !== null;
  }

  /** Opens a turn, or closes the current one with `null`. */
  open(rules: LiveRules | null): void {
    if (rules === this.rules && rules !== null && this.turn?.phase !== 'over') return;
    this.rules = rules;
    this.turn = rules?.turn() ?? null;
    this.live = AT_REST;
    this.look();
    this.handTarget = null;
    this.leash = null;
    this.opensIn = 0;
    this.fresh = false;
    this.refused = null;
  }

  /** The block in hand. */
  get held(): string | null {
    return this.live.state === 'held' ? this.live.block : null;
  }

  /** Whether the block in hand is a bonus and has come free. */
  get carriesBonus(): boolean {
    const phase = this.turn?.phase;
    return this.held !== null && this.freed && (phase === 'put' || phase === 'bonus');
  }

  /** The hand is closed, or the pile hasn't come to rest. */
  get busy(): boolean {
    return this.live.state !== 'idle';
  }

  /** The poses, interpolated from the previous tick by `part`. */
  poses(part = 1): Float32Array | null {
    const { before, now } = this;
    return before && now && part < 1 ? between(before, now, part) : now;
  }

  /** Takes the poses from the rules without interpolation. */
  private look(): void {
    this.now = this.before = this.rules?.poses() ?? null;
  }

  /** Whether you may grip this block now. */
  mayGrip(block: string): boolean {
    if (!this.turn || this.busy) return false;
    return this.turn.blocks.some((choice) => choice.block === block && choice.refusal === null);
  }

  /** Grips a block. Returns whether that is allowed. */
  grip(block: string, where: Point): boolean {
    if (!this.rules || this.busy) return false;
    const { rules } = this;
    return this.attempt(block, () => {
      rules.grip(block, triple(where));
      this.freed = false;
      this.leash = null;
      this.look();
      const lies = this.now && poseOf(this.now, indexOf(block));
      this.handTarget = { at: where, turn: lies?.turn ?? NO_TURN };
      this.turn = rules.turn();
      const { handTimeLeftMs } = this.turn;
      this.live = { ...AT_REST, state: 'held', block, hand: triple(where), handTimeLeftMs };
    });
  }

  /** The hand already holds the block at its centre. */
  holds(block: string): void {
    this.look();
    const lies = this.now && poseOf(this.now, indexOf(block));
    if (!lies) return;
    this.refused = null;
    this.freed = this.fresh = true;
    this.handTarget = { at: lies.at, turn: lies.turn };
    this.live = { ...AT_REST, state: 'held', block, free: true, hand: triple(lies.at) };
  }

  /** Moves the hand's target. */
  moveBy(offset: Point, times = 1): void {
    if (!this.handTarget || !this.held) return;
    const { x, y, z } = plus(this.handTarget.at, offset, times);
    const at = {
      x: clamp(x, -REACH.x, REACH.x),
      y: clamp(y, 0, REACH.up),
      z: clamp(z, -REACH.z, REACH.z),
    };
    this.handTarget = { ...this.handTarget, at };
  }

  /** Moves the block nearer or farther; inside the pile, along its own axis. */
  pull(towards: Point, metres: number): void {
    const lies = this.freed ? null : this.handTarget?.turn;
    this.moveBy(lies ? slideDirection(towards, lies) : towards, metres);
  }

  /** Turns the block about an axis through the grip. */
  turnBy(axis: Point, radians: number): void {
    if (!this.handTarget || !this.held) return;
    this.handTarget = {
      ...this.handTarget,
      turn: followedBy(this.handTarget.turn, about(axis, radians)),
    };
  }

  /**
   * Opens the hand once a block in the air reaches its target. Waits for at least one tick, because
   * keys may be faster than the first frame.
   */
  letGo(): void {
    if (!this.held) return;
    if (this.isOnItsWay || this.fresh) this.opensIn = MAX_DELAY_TICKS;
    else this.rules?.letGo();
  }

  /** Keeps the hand closed after all. */
  holdOn(): void {
    this.opensIn = 0;
  }

  private get isOnItsWay(): boolean {
    const { hand, free } = this.live;
    if (!free || !hand || !this.handTarget) return false;
    const left = minus(this.handTarget.at, point(hand));
    return Math.hypot(left.x, left.y, left.z) > ARRIVED;
  }

  /** Gives up the block in hand, or has a half-pulled one removed. */
  giveUp(): boolean {
    return this.begin((rules) => rules.giveUp());
  }

  /** Takes the forbidden block instead of pulling one. */
  decline(): boolean {
    return !this.busy && this.begin((rules) => rules.decline());
  }

  /** Removes a block that lies too low. */
  takeAway(): boolean {
    return !this.busy && this.begin((rules) => rules.takeAway());
  }

  /** Ends the turn without a bonus. Returns whether that is allowed. */
  stop(): boolean {
    if (!this.rules || this.busy) return false;
    const { rules } = this;
    return this.attempt(null, () => {
      this.turn = rules.stop();
    });
  }

  /** Advances by a sixtieth of a second. */
  tick(): LiveView {
    if (!this.rules || !this.busy || this.live.state === 'rest') return this.live;
    if (this.handTarget && this.held)
      this.rules.setHandTarget(triple(this.handTarget.at), this.handTarget.turn);
    this.live = this.rules.tick();
    this.fresh = false;
    this.before = this.now;
    this.now = this.rules.poses();
    if (this.live.free) this.freed = true;
    this.tighten();
    if (this.live.state !== 'held') {
      this.handTarget = null;
      this.opensIn = 0;
    } else if (this.opensIn > 0) {
      this.opensIn -= 1;
      if (this.opensIn === 0 || !this.isOnItsWay) this.rules.letGo();
    }
    return this.live;
  }

  /** Limits the target's lead while the block is stuck. */
  private tighten(): void {
    const { handTarget, freed } = this;
    const { strain, hand } = this.live;
    if (!handTarget || !hand || freed || strain < TAUT.strain) {
      this.leash = null;
      return;
    }
    const lead = minus(handTarget.at, point(hand));
    const far = Math.hypot(lead.x, lead.y, lead.z);
    this.leash ??= far + TAUT.slack;
    if (far > this.leash) {
      this.handTarget = { ...handTarget, at: plus(point(hand), lead, this.leash / far) };
    }
  }

  /** Everything is at rest: commits the action to the turn. */
  finish(): TurnView | null {
    if (!this.rules || this.live.state !== 'rest') return null;
    this.turn = this.rules.finishAct();
    this.live = AT_REST;
    this.look();
    return this.turn;
  }

  /** Explains why you can't grip a block. Returns whether there is a reason. */
  explain(block: string): boolean {
    const choice = this.turn?.blocks.find((each) => each.block === block);
    if (!choice?.refusal || this.busy) return false;
    this.refused = { refusal: choice.refusal, block };
    return true;
  }

  /** Starts an action without the hand; the pile moves from the next tick on. */
  private begin(act: (rules: LiveRules) => void): boolean {
    const { rules } = this;
    if (!rules) return false;
    return this.attempt(null, () => {
      act(rules);
      this.handTarget = null;
      this.live = { ...this.live, state: 'settling' };
    });
  }

  private attempt(block: string | null, act: () => void): boolean {
    this.refused = null;
    try {
      act();
      return true;
    } catch (error) {
      this.refused = { refusal: refusalOf(error), block };
      return false;
    }
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
