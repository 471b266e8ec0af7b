/** A turn that is shown, tick by tick: a bot's before it counts, or an old one once more. */
import type { LiveView } from '@/wasm/xstack';
import { between } from './geometry';
import type { Rerun } from './match';
import { AT_REST } from './turn-maker.svelte';

/** After the last tick the pile is looked at for so many more. */
const REST_TICKS = 18;

export class Show {
  live = $state.raw<LiveView>(AT_REST);
  paused = $state(false);
  over = $state(false);
  /** It is not known how it goes on. */
  waiting = $state(false);
  /** Whether its end can be shown at once. */
  canSkip = $state(true);
  private before: Float32Array;
  private now: Float32Array;
  private resting = 0;

  /** The turn that is shown once more, counted from 1; `null` for one that is seen for the first time. */
  readonly ply: number | null;
  /** Who makes a turn that is seen for the first time. */
  readonly by: number | null;

  constructor(
    private readonly rerun: Omit<Rerun, 'restart'> & Partial<Rerun>,
    { ply = null, by = null }: { ply?: number | null; by?: number | null },
    private readonly ended: () => void,
  ) {
    this.ply = ply;
    this.by = by;
    this.now = rerun.poses();
    this.before = this.now;
  }

  advance(ticks: number): void {
    for (let i = 0; i < ticks && !this.over && !this.paused; i++) {
      if (this.rerun.done()) {
        this.resting += 1;
        if (this.resting >= REST_TICKS) this.end();
        continue;
      }
      this.tick();
    }
  }

  protected tick(): void {
    this.live = this.rerun.tick();
    this.before = this.now;
    this.now = this.rerun.poses();
  }

  /** The poses shown, `part` of the way from the tick before to this one. */
  poses(part = 1): Float32Array {
    return part < 1 ? between(this.before, this.now, part) : this.now;
  }

  restart(): void {
    this.rerun.restart?.();
    this.live = AT_REST;
    this.now = this.rerun.poses();
    this.before = this.now;
    this.resting = 0;
    this.over = false;
    this.paused = false;
  }

  /** Shows the end at once. */
  skip(): void {
    while (!this.rerun.done()) this.live = this.rerun.tick();
    this.before = this.now = this.rerun.poses();
    this.end();
  }

  free(): void {
    this.rerun.free();
  }

  private end(): void {
    if (this.over) return;
    this.over = true;
    this.ended();
  }
}
