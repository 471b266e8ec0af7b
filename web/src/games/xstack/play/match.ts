/** What the play page asks of a match of X-Stack, and small questions about its views. No rule is decided here. */
import { roundsOf, type Ply, type Round, type TableMatch } from '@/shell/match';
import type { LiveView, MatchView, MoveView, TurnView } from '@/wasm/xstack';
import type { Turn } from './geometry';

type Triple = readonly [number, number, number];

/** The turn being made and the pile that answers, tick by tick. Refusals are thrown and change nothing. */
export interface LiveRules {
  turn(): TurnView;
  /** Closes the hand on a block at a point of the room. */
  grip(block: string, point: Triple): void;
  /** Where the block in hand is to be held, and how it is to lie. */
  setHandTarget(point: Triple, turn: Turn): void;
  tick(): LiveView;
  letGo(): void;
  giveUp(): void;
  takeAway(): void;
  decline(): void;
  /** Every block as it is at this moment, in an array of its own. */
  poses(): Float32Array;
  finishAct(): TurnView;
  stop(): TurnView;
  resetTurn(): TurnView;
}

/** A turn that is shown: one that was played, or one that is about to be. */
export interface Rerun {
  tick(): LiveView;
  poses(): Float32Array;
  done(): boolean;
  restart(): void;
  free(): void;
}

/** A turn that somebody elsewhere is making, as far as it has been told. */
export interface Watched extends Omit<Rerun, 'restart'> {
  /** What was done next; throws if that cannot be. */
  tell(part: string): void;
  /** It is not known what happens next. */
  waits(): boolean;
  /** For how many ticks it is known what the hand does. */
  ahead(): number;
}

/** A match as the page uses it: the WebAssembly one, or one made up for a test. */
export interface Match extends TableMatch<MatchView>, LiveRules {
  replay(ply: number): Rerun;
  preview(text: string): Rerun;
  /** What was done in this turn since this was last asked, for those who are to see it meanwhile. */
  tell(): string[];
  /** All of it is to be told once more. */
  tellAgain(): void;
  watch(): Watched;
  /** A watched turn is whole: the one after so many turns. Whether it is what was told of it. */
  complete(watched: Watched, ply: number): boolean;
}

export type TurnMove = Ply<MoveView>;

/** What fell in a turn, in the order of its acts. */
export function fallenIn(turn: TurnMove): string[] {
  return turn.acts.flatMap((act) => act.fallen);
}

/** The turns in rounds, each told in a few signs. */
export function rounds(view: MatchView, order: readonly number[]): Round[] {
  return roundsOf(view, order, signOf);
}

/** A turn in a few signs: the block put back, the one it ended with, and what it brought. */
export function signOf({ put, bonus, malus, acts }: TurnMove): string {
  const last = acts.at(-1);
  const lost = last && last.block !== put && last.block !== bonus ? last.block : null;
  const low = last?.judgement === 'low' ? '↓' : '';
  const cost = malus.length > 0 && `−${malus.length}`;
  const parts = [put && `${put}↑`, bonus && `+${bonus}`, lost && `${lost}${low}`, cost];
  return parts.filter(Boolean).join(' ') || '–';
}

/** The ply after the last turn in which something fell; `null` if nothing ever did. */
export function lastCollapse(turns: readonly TurnMove[], upTo = turns.length): number | null {
  const at = turns.slice(0, upTo).findLastIndex((turn) => fallenIn(turn).length > 0);
  return at < 0 ? null : at + 1;
}
