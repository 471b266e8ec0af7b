/** The analysis of a match: a worker assesses the position after every move, one by one. */
import { Cancelled } from '@/wasm/asked-worker';
import type { Coach } from '@/wasm/coach';
import type { Assessment, Refusal } from '@/wasm/wire';
import { refusalOf } from '../refusal';

type Judge = Pick<Coach, 'assess' | 'cancel' | 'dispose'>;

export class Analysis {
  /** The assessments so far, from the start. */
  known = $state.raw<readonly Assessment[]>([]);
  running = $state(false);
  /** The user stopped the analysis. */
  stopped = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  private log = '';
  private moves: readonly string[] = [];
  /** The number of players who have left. */
  private left = 0;

  constructor(private readonly judge: Judge) {}

  /**
   * Analyses the match of a log with these moves and `left` departures. Keeps the assessments of
   * positions that are still part of it.
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

  /** Pauses until the next call to `follow`. */
  pause(): void {
    if (!this.running) return;
    this.running = false;
    this.judge.cancel();
  }

  /** Stops the analysis but keeps the results. */
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

/** Length of the common prefix. */
function commonLength(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((move, i) => move !== other[i]);
  return differs < 0 ? one.length : differs;
}

/** A move that clearly worsened the mover's chances. */
export interface TurningPoint {
  /** The number of moves up to and including this one. */
  ply: number;
  seat: number;
  /** The mover's chances, in thousandths. */
  before: number;
  after: number;
}

/** The minimum loss, in thousandths. */
const CLEARLY = 120;
/** The maximum number of turning points. */
const MOST = 3;

/** The biggest losses, in playing order. `movers` are the seats that moved. */
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
