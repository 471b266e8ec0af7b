/** The interface of a match of X-Stack, and helpers for its views. It decides no rules. */
import { roundsOf, type Ply, type Round, type TableMatch } from '@/shell/match';
import type { MatchView, MoveView, TurnView } from '@/wasm/xstack';
import type { LiveView } from '@/wasm/xstack-live';
import type { Turn } from './geometry';

type Triple = readonly [number, number, number];

/** The turn being made and the simulated pile, tick by tick. Refusals throw and change nothing. */
export interface LiveRules {
  turn(): TurnView;
  /** Grips a block at a point of the room. */
  grip(block: string, point: Triple): void;
  /** The target position and rotation of the block in hand. */
  setHandTarget(point: Triple, turn: Turn): void;
  tick(): LiveView;
  letGo(): void;
  giveUp(): void;
  takeAway(): void;
  decline(): void;
  /** A copy of all current poses. */
  poses(): Float32Array;
  finishAct(): TurnView;
  stop(): TurnView;
  resetTurn(): TurnView;
}

/** A turn being played back, already committed or about to be. */
export interface Rerun {
  tick(): LiveView;
  poses(): Float32Array;
  done(): boolean;
  restart(): void;
  free(): void;
}

/** An online player's turn, as far as we know it. */
export interface Watched extends Omit<Rerun, 'restart'> {
  /** Adds the next part of the hand's motion; throws if it doesn't fit. */
  addMotion(part: string): void;
  /** Whether we're waiting for the next update. */
  waits(): boolean;
  /** Ticks for which the hand's moves are known. */
  ahead(): number;
}

/** A match as the page uses it. */
export interface Match extends TableMatch<MatchView>, LiveRules {
  replay(ply: number): Rerun;
  preview(text: string): Rerun;
  /** The hand's motion in this turn since the last call, for online viewers. */
  takeMotion(): string[];
  /** Makes `takeMotion` start over. */
  resendMotion(): void;
  watch(): Watched;
  /** Completes a watched turn at this ply. Returns whether it matches its updates. */
  complete(watched: Watched, ply: number): boolean;
}

export type TurnMove = Ply<MoveView>;

/** The blocks that fell in a turn, in order. */
export function fallenIn(turn: TurnMove): string[] {
  return turn.acts.flatMap((act) => act.fallen);
}

/** Turns by round, each in short notation. */
export function rounds(view: MatchView, order: readonly number[]): Round[] {
  return roundsOf(view, order, signOf);
}

/** A turn in short notation: the block put back, the last one touched, and the score. */
export function signOf({ put, bonus, malus, acts }: TurnMove): string {
  const last = acts.at(-1);
  const lost = last && last.block !== put && last.block !== bonus ? last.block : null;
  const low = last?.judgement === 'low' ? '↓' : '';
  const cost = malus.length > 0 && `−${malus.length}`;
  const parts = [put && `${put}↑`, bonus && `+${bonus}`, lost && `${lost}${low}`, cost];
  return parts.filter(Boolean).join(' ') || '–';
}

/** The ply after the last collapse; `null` if there was none. */
export function lastCollapse(turns: readonly TurnMove[], upTo = turns.length): number | null {
  const at = turns.slice(0, upTo).findLastIndex((turn) => fallenIn(turn).length > 0);
  return at < 0 ? null : at + 1;
}
