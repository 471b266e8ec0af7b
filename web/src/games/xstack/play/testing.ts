/** X-Stack matches for tests: a real pile, the real rules and the real simulation. */
import '@/wasm/testing/xstack';
import golden from '../../../../../crates/match-log/tests/golden/xstack-1-bots.jsonl?raw';
import { recorded, type Recorded } from '@/wasm/testing/recorded';
import type { Player } from '@/wasm/wire';
import type { MatchSetup } from '@/wasm/xstack';
import { xstackDefaultSetup, XStackMatch } from '@/wasm/xstack-match';
import { indexOf } from './blocks';
import { point, type Point } from './geometry';
import type { TurnMaker } from './turn-maker.svelte';

export const human: Player = { kind: 'human' };
export const bot: Player = { kind: 'bot', level: 11 };

/** Nothing lies on these, and each can be laid on `TOP`. */
export const LOOSE = 'N05';
export const LOOSE_TOO = 'Y02';
/** A highest block. */
export const TOP = 'N01';
/** Most of the pile lies on it. */
export const STUCK = 'B01';

/** Longer than any act takes. */
const MOST_TICKS = 1500;

/** A steady hand on the pile of the golden log. */
export function setup(...players: Player[]): MatchSetup {
  const header = JSON.parse(golden.slice(0, golden.indexOf('\n'))) as { setup: MatchSetup };
  const { options, seed, piles } = header.setup;
  return {
    ...xstackDefaultSetup(2, seed),
    seats: players.map((player) => ({ name: '', player })),
    options: { ...options, tremor: 'none' },
    piles,
  };
}

export function newMatch(from = setup(human, human)): Recorded<XStackMatch> {
  return recorded(XStackMatch.start(from, 0));
}

/** Where the centre of a block is. */
export function placeOf(match: XStackMatch, block: string): Point {
  const [x, y, z] = match.view(0).position.poses[indexOf(block)]!;
  return { x, y, z };
}

/** What makes a turn: a controller, or a turn maker with a clock. */
interface Hand {
  readonly maker: TurnMaker;
  grip(block: string, where: Point): boolean;
  advance(ticks: number): void;
}

/** Grips a block at its centre and carries it above the pile to a place. */
export function carry(hand: Hand, match: XStackMatch, block: string, to: Point): void {
  const from = placeOf(match, block);
  const above = 0.25;
  hand.grip(block, from);
  hand.maker.moveBy({ x: 0, y: above - from.y, z: 0 });
  hand.advance(60);
  hand.maker.moveBy({ x: to.x - from.x, y: 0, z: to.z - from.z });
  hand.advance(60);
  hand.maker.moveBy({ x: 0, y: to.y - above, z: 0 });
  hand.advance(60);
}

/** Where a loose block lies steadily on `TOP`, higher than before. */
export function onTop(match: XStackMatch): Point {
  const { x, y, z } = placeOf(match, TOP);
  return { x, y: y + 0.022, z };
}

/** Advances until a condition holds, or fails. */
export function advanceUntil(hand: Pick<Hand, 'advance'>, isTrue: () => boolean): number {
  for (let ticks = 0; ticks < MOST_TICKS; ticks++) {
    if (isTrue()) return ticks;
    hand.advance(1);
  }
  throw new Error('still not true');
}

/** A turn made on another page of the same match: it slowly lifts a loose block, then gives it up. */
export class OtherPage {
  /** The height of the hand after each tick: ever higher. */
  readonly heights: number[] = [];
  private readonly match: XStackMatch;
  private readonly from: Point;
  private readonly lie: readonly [number, number, number, number];

  constructor(log: string, block = LOOSE) {
    this.match = XStackMatch.restore(log);
    const pose = this.match.view(0).position.poses[indexOf(block)]!;
    this.from = point([pose[0], pose[1], pose[2]]);
    this.lie = [pose[3], pose[4], pose[5], pose[6]];
    this.match.grip(block, [pose[0], pose[1], pose[2]]);
  }

  /** Lifts for some ticks, and returns the motion as it's sent to the others. */
  lift(ticks: number): string[] {
    const { x, y, z } = this.from;
    for (let i = 0; i < ticks; i++) {
      this.match.setHandTarget([x, y + 0.0004 * (this.heights.length + 1), z], this.lie);
      this.heights.push(this.match.tick().hand![1]);
    }
    return this.match.takeMotion();
  }

  /** Gives the block up. Returns the whole turn. */
  finish(): string {
    this.match.giveUp();
    for (let i = 0; i < MOST_TICKS && this.match.tick().state !== 'rest'; i++);
    const { text } = this.match.finishAct();
    this.match.free();
    return text!;
  }
}

/** A turn for the player to move, as the text of a move. */
export function givenUpTurn(log: string, block = LOOSE): string {
  const page = new OtherPage(log, block);
  page.lift(5);
  return page.finish();
}
