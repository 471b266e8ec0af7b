/** Tracks players who have been away long enough for the others to request a bot. */
import type { TableView } from '@/wasm/online';

/** Slightly more than the server's limit, so that it accepts the request. */
const LONG_MS = 32_000;
const DAY_MS = 24 * 60 * 60 * 1000;

export class Absences {
  /** The seats of these players. */
  long = $state.raw<readonly number[]>([]);
  private readonly timers: Record<number, ReturnType<typeof setTimeout>> = {};

  /** Call this when the table has changed. */
  follow({ seats, phase, clock }: Pick<TableView, 'seats' | 'phase' | 'clock'>): void {
    // In correspondence games, being away is normal.
    const matters = phase === 'playing' && !(clock.kind === 'perMove' && clock.moveMs >= DAY_MS);
    seats.forEach(({ player, here }, seat) => {
      if (matters && player.kind === 'human' && !here) this.watch(seat);
      else this.forget(seat);
    });
  }

  dispose(): void {
    Object.keys(this.timers).forEach((seat) => this.forget(Number(seat)));
  }

  private watch(seat: number): void {
    this.timers[seat] ??= setTimeout(() => (this.long = [...this.long, seat]), LONG_MS);
  }

  private forget(seat: number): void {
    clearTimeout(this.timers[seat]);
    delete this.timers[seat];
    if (this.long.includes(seat)) this.long = this.long.filter((each) => each !== seat);
  }
}
