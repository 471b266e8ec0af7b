/** The analysis of a match: how it stood after every move, found out move by move in a worker. */
import { Cancelled } from '../holz/asked-worker';
import type { Coach } from '../holz/coach';
import type { Assessment, Refusal } from '../holz/wire';
import { refusalOf } from '../table/refusal';

type Judge = Pick<Coach, 'assess' | 'cancel' | 'dispose'>;

export class Analysis {
  /** What is known so far, from the start on. */
  known = $state.raw<readonly Assessment[]>([]);
  running = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  private log = '';

  constructor(private readonly judge: Judge) {}

  /** Judges the match of a log, of so many moves. What is known of the very same match stays known. */
  async run(log: string, plies: number): Promise<void> {
    if (this.running && log === this.log) return;
    this.stop();
    if (log !== this.log) this.known = [];
    this.log = log;
    this.trouble = null;
    this.running = true;
    try {
      while (this.known.length <= plies) {
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

  /** What is known stays; going on is possible. */
  stop(): void {
    this.running = false;
    this.judge.cancel();
  }

  dispose(): void {
    this.running = false;
    this.judge.dispose();
  }
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
