/**
 * A turn in the making: the hand, what it wants, and how the pile answers. It is headless: it knows
 * neither the pointer nor the picture, and asks the rules whatever is a rule.
 */
import { refusalOf } from '@/shell/refusal';
import type { Refusal } from '@/wasm/wire';
import type { LiveView, TurnView } from '@/wasm/xstack';
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
  slideWay,
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
  taken: false,
  parted: null,
  hand: null,
  impacts: [],
  fallen: [],
  handTimeLeftMs: 0,
};

/** Where the hand may want to be: a hand's breadth round everything. */
const REACH = { x: 0.42, up: 0.48, z: 0.36 };

/**
 * Whoever lets go of a block that is on its way through the air wants it let go where it was led to: the
 * hand opens when it is this near, in metres, or after so many ticks.
 */
const ARRIVED = 0.003;
const LONGEST_WAY_TICKS = 60;

/**
 * A block that is stuck follows no farther however far it is led. From where the hand pulls as hard as
 * it can, the wish goes on by this much, in metres: whoever relents is obeyed at once, and a block
 * that then comes free is not dragged after a pointer that has long gone on.
 */
const TAUT = { strain: 0.9, slack: 0.008 };

/** What the hand wants. */
export interface HandTarget {
  /** The point where the block is held. */
  at: Point;
  /** How the block is to lie. */
  turn: Turn;
}

export class TurnMaker {
  /** The turn as far as it is made; `null` while nobody at this screen makes one. */
  turn = $state.raw<TurnView | null>(null);
  live = $state.raw<LiveView>(AT_REST);
  /** What the hand wants, while it holds a block. */
  handTarget = $state.raw<HandTarget | null>(null);
  /** Whether the block in hand has come free since it was gripped: from then on it is led, not pulled out. */
  freed = $state(false);
  /** What was refused last, until something else is tried. */
  refused = $state.raw<{ refusal: Refusal; block: string | null } | null>(null);
  /** Reactive, since much of the page asks whether a turn can be made. */
  private rules = $state.raw<LiveRules | null>(null);
  /** In how many ticks the hand opens at the latest; 0 while it is to stay closed. */
  private opensIn = 0;
  /** The block has come into the hand without being gripped, and no time has passed since. */
  private fresh = false;
  /** How far the wish may be ahead of the hand, as long as the block is stuck. */
  private leash: number | null = null;
  /** Every block at this tick and at the one before. */
  private now: Float32Array | null = null;
  private before: Float32Array | null = null;

  get isOpen(): boolean {
    return this.rules !== null;
  }

  /** Opens a turn, or closes the one that is being made. */
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

  /** Whether the block in hand is to be a bonus and has come free. */
  get carriesBonus(): boolean {
    const phase = this.turn?.phase;
    return this.held !== null && this.freed && (phase === 'put' || phase === 'bonus');
  }

  /** The hand is closed, or the pile has not come to rest. */
  get busy(): boolean {
    return this.live.state !== 'idle';
  }

  /** Where every block is, `part` of the way to it from the tick before. */
  poses(part = 1): Float32Array | null {
    const { before, now } = this;
    return before && now && part < 1 ? between(before, now, part) : now;
  }

  /** Everything lies as the rules say, and nothing was on its way there. */
  private look(): void {
    this.now = this.before = this.rules?.poses() ?? null;
  }

  /** Whether the hand may close on a block now. */
  mayGrip(block: string): boolean {
    if (!this.turn || this.busy) return false;
    return this.turn.blocks.some((choice) => choice.block === block && choice.refusal === null);
  }

  /** The hand closes on a block; whether it may. */
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

  /** The hand has closed on the middle of a block already. */
  holds(block: string): void {
    this.look();
    const lies = this.now && poseOf(this.now, indexOf(block));
    if (!lies) return;
    this.refused = null;
    this.freed = this.fresh = true;
    this.handTarget = { at: lies.at, turn: lies.turn };
    this.live = { ...AT_REST, state: 'held', block, free: true, hand: triple(lies.at) };
  }

  /** The hand wants to be somewhere else. */
  moveBy(way: Point, times = 1): void {
    if (!this.handTarget || !this.held) return;
    const { x, y, z } = plus(this.handTarget.at, way, times);
    const at = {
      x: clamp(x, -REACH.x, REACH.x),
      y: clamp(y, 0, REACH.up),
      z: clamp(z, -REACH.z, REACH.z),
    };
    this.handTarget = { ...this.handTarget, at };
  }

  /** The hand wants its block nearer or farther: as long as it is in the pile, along its own axis. */
  pull(towards: Point, metres: number): void {
    const lies = this.freed ? null : this.handTarget?.turn;
    this.moveBy(lies ? slideWay(towards, lies) : towards, metres);
  }

  /** The hand wants to turn its block about an axis through the grip. */
  turnBy(axis: Point, radians: number): void {
    if (!this.handTarget || !this.held) return;
    this.handTarget = {
      ...this.handTarget,
      turn: followedBy(this.handTarget.turn, about(axis, radians)),
    };
  }

  /**
   * Opens the hand, as soon as a block in the air is where it was led to. A hand that opens before any
   * time has passed has never been there: keys may be faster than the first picture.
   */
  letGo(): void {
    if (!this.held) return;
    if (this.onItsWay || this.fresh) this.opensIn = LONGEST_WAY_TICKS;
    else this.rules?.letGo();
  }

  /** The hand is to stay closed after all. */
  holdOn(): void {
    this.opensIn = 0;
  }

  private get onItsWay(): boolean {
    const { hand, free } = this.live;
    if (!free || !hand || !this.handTarget) return false;
    const left = minus(this.handTarget.at, point(hand));
    return Math.hypot(left.x, left.y, left.z) > ARRIVED;
  }

  /** Parts from the block in hand for good, or has the half-pulled one taken away. */
  giveUp(): boolean {
    return this.begin((rules) => rules.giveUp());
  }

  /** Takes the forbidden block instead of pulling one. */
  decline(): boolean {
    return !this.busy && this.begin((rules) => rules.decline());
  }

  /** The program takes a block away that lies too low. */
  takeAway(): boolean {
    return !this.busy && this.begin((rules) => rules.takeAway());
  }

  /** Ends the turn without a bonus; whether it may. */
  stop(): boolean {
    if (!this.rules || this.busy) return false;
    const { rules } = this;
    return this.attempt(null, () => {
      this.turn = rules.stop();
    });
  }

  /** One sixtieth of a second. */
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
      if (this.opensIn === 0 || !this.onItsWay) this.rules.letGo();
    }
    return this.live;
  }

  /** Holds the wish back as long as the block is stuck. */
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

  /** Everything is at rest: the act becomes part of the turn. */
  finish(): TurnView | null {
    if (!this.rules || this.live.state !== 'rest') return null;
    this.turn = this.rules.finishAct();
    this.live = AT_REST;
    this.look();
    return this.turn;
  }

  /** Says why a block cannot be gripped; whether there was a reason. */
  explain(block: string): boolean {
    const choice = this.turn?.blocks.find((each) => each.block === block);
    if (!choice?.refusal || this.busy) return false;
    this.refused = { refusal: choice.refusal, block };
    return true;
  }

  /** Something begins that needs no hand; the pile moves from the next tick on. */
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
