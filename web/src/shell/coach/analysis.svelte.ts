/** The analysis of a match: how it stood after every move, found out move by move in a worker. */
import { Cancelled } from '@/wasm/asked-worker';
import type { Coach } from '@/wasm/coach';
import type { Assessment, Refusal } from '@/wasm/wire';
import { refusalOf } from '../refusal';

type Judge = Pick<Coach, 'assess' | 'cancel' | 'dispose'>;

export class Analysis {
  /** What is known so far, from the start on. */
  known = $state.raw<readonly Assessment[]>([]);
  running = $state(false);
  /** Somebody has had enough for now. */
  stopped = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  private log = '';
  private moves: readonly string[] = [];
  /** How many players have left. */
  private left = 0;

  constructor(private readonly judge: Judge) {}

  /**
   * Judges the match of a log, with these moves, whose players have left so many times. What is known
   * of positions that it still has stays known.
   */
  async follow(log: string, moves: readonly string[], left = 0): Promise<void> {
    if (this.running && log === this.log) return;
    this.pause();
    const same = left === this.left ? commonLength(moves, this.moves) : -1;
    if (this.known.length > same + 1) this.known = this.known.slice(0, same + 1);
    this.log = log;
    this.moves = moves;
    this.left = left;
    this.trouble = null;
    if (!this.stopped) await this.run();
  }

  private async run(): Promise<void> {
    const { log, moves } = this;
    this.running = true;
    try {
      while (this.known.length <= moves.length) {
        const next = await this.judge.assess(log, this.known.length);
        this.known = [...this.known, next];
      }
      this.running = false;
    } catch (error) {
      if (error instanceof Cancelled) return;
      this.running = false;
      this.trouble = refusalOf(error);
    }
  }

  /** Waits until it is told to follow again. */
  pause(): void {
    if (!this.running) return;
    this.running = false;
    this.judge.cancel();
  }

  /** What is known stays; nothing more is found out until someone wants to go on. */
  stop(): void {
    this.stopped = true;
    this.pause();
  }

  goOn(): void {
    this.stopped = false;
    if (!this.running) void this.run();
  }

  dispose(): void {
    this.running = false;
    this.judge.dispose();
  }
}

/** How many moves are the same from the start on. */
function commonLength(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((move, i) => move !== other[i]);
  return differs < 0 ? one.length : differs;
}

/** A move after which its maker stood clearly worse. */
export interface TurningPoint {
  /** The number of moves after it. */
  ply: number;
  seat: number;
  /** The chances of its maker, in thousandths. */
  before: number;
  after: number;
}

/** So much has to be lost, in thousandths. */
const CLEARLY = 120;
/** More would not be turning points. */
const MOST = 3;

/** Where the chances changed most, in the order of play. `movers` are the seats that moved. */
export function turningPoints(
  known: readonly Assessment[],
  movers: readonly number[],
): TurningPoint[] {
  const points = known.slice(1).map((assessment, i): TurningPoint => {
    const seat = movers[i] ?? 0;
    const before = known[i]!.chances[seat] ?? 0;
    return { ply: assessment.ply, seat, before, after: assessment.chances[seat] ?? 0 };
  });
  return points
    .filter(({ before, after }) => before - after >= CLEARLY)
    .sort((one, other) => other.before - other.after - (one.before - one.after))
    .slice(0, MOST)
    .sort((one, other) => one.ply - other.ply);
}
