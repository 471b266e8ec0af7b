/**
 * A turn in the making: the hand, what it wants, and how the pile answers. It is headless: it knows
 * neither the pointer nor the picture, and asks the rules whatever is a rule.
 */
import type { LiveView, TurnView } from '../holz/xstack';
import type { Refusal } from '../holz/wire';
import { refusalOf } from '../table/refusal';
import { indexOf } from './blocks';
import {
  about,
  NO_TURN,
  plus,
  poseOf,
  followedBy,
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

/** What the hand wants. */
export interface Wish {
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
  wish = $state.raw<Wish | null>(null);
  /** What was refused last, until something else is tried. */
  refused = $state.raw<{ refusal: Refusal; block: string | null } | null>(null);
  private rules: LiveRules | null = null;

  get isOpen(): boolean {
    return this.rules !== null;
  }

  /** Opens a turn, or closes the one that is being made. */
  open(rules: LiveRules | null): void {
    if (rules === this.rules && rules !== null && this.turn?.phase !== 'over') return;
    this.rules = rules;
    this.turn = rules?.turn() ?? null;
    this.live = AT_REST;
    this.wish = null;
    this.refused = null;
  }

  /** The block in hand. */
  get held(): string | null {
    return this.live.state === 'held' ? this.live.block : null;
  }

  /** The hand is closed, or the pile has not come to rest. */
  get busy(): boolean {
    return this.live.state !== 'idle';
  }

  get poses(): Float32Array | null {
    return this.rules?.poses() ?? null;
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
      const lies = poseOf(rules.poses(), indexOf(block));
      this.wish = { at: where, turn: lies?.turn ?? NO_TURN };
      this.live = { ...AT_REST, state: 'held', block, hand: triple(where) };
      this.turn = rules.turn();
    });
  }

  /** The hand has closed on the middle of a block already. */
  holds(block: string): void {
    const lies = this.rules && poseOf(this.rules.poses(), indexOf(block));
    if (!lies) return;
    this.refused = null;
    this.wish = { at: lies.at, turn: lies.turn };
    this.live = { ...AT_REST, state: 'held', block, hand: triple(lies.at) };
  }

  /** The hand wants to be somewhere else. */
  moveBy(way: Point, times = 1): void {
    if (!this.wish || !this.held) return;
    const { x, y, z } = plus(this.wish.at, way, times);
    const at = {
      x: clamp(x, -REACH.x, REACH.x),
      y: clamp(y, 0, REACH.up),
      z: clamp(z, -REACH.z, REACH.z),
    };
    this.wish = { ...this.wish, at };
  }

  /** The hand wants to turn its block about an axis through the grip. */
  turnBy(axis: Point, radians: number): void {
    if (!this.wish || !this.held) return;
    this.wish = { ...this.wish, turn: followedBy(this.wish.turn, about(axis, radians)) };
  }

  letGo(): void {
    if (!this.held) return;
    this.rules?.letGo();
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
    if (this.wish && this.held) this.rules.wish(triple(this.wish.at), this.wish.turn);
    this.live = this.rules.tick();
    if (this.live.state !== 'held') this.wish = null;
    return this.live;
  }

  /** Everything is at rest: the act becomes part of the turn. */
  finish(): TurnView | null {
    if (!this.rules || this.live.state !== 'rest') return null;
    this.turn = this.rules.finishAct();
    this.live = AT_REST;
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
      this.wish = null;
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
