/** A turn played back tick by tick: a bot's before it counts, or a replay. */
import type { LiveView } from '@/wasm/xstack-live';
import { between } from './geometry';
import type { Rerun } from './match';
import { AT_REST } from './turn-maker.svelte';

/** How long the show lingers after the last tick. */
const REST_TICKS = 18;

export class Show {
  live = $state.raw<LiveView>(AT_REST);
  paused = $state(false);
  over = $state(false);
  /** Waiting for the next update. */
  waiting = $state(false);
  /** Whether you can skip to the end. */
  canSkip = $state(true);
  private before: Float32Array;
  private now: Float32Array;
  private resting = 0;

  /** The replayed turn, counted from 1; `null` for a new one. */
  readonly ply: number | null;
  /** Who makes a new turn. */
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

  /** The poses on screen, interpolated from the previous tick by `part`. */
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

  /** Skips to the end. */
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
