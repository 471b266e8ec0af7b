/** Estimates the server's clock. */
export class ServerClock {
  private offsetMs = 0;
  /** The round trip of the message that set the clock; shorter means more precise. */
  private precisionMs = Infinity;

  /** `clock` must be monotonic. */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** The local time; pass it to `sync` as `askedAt` to measure the round trip. */
  here(): number {
    return this.clock();
  }

  /**
   * Handles a timestamp from the server. `askedAt` is when we asked for it; the latency of
   * unsolicited messages is unknown.
   */
  sync(serverMs: number, askedAt?: number): void {
    const here = this.clock();
    const roundTripMs = askedAt === undefined ? Number.MAX_VALUE : here - askedAt;
    // The fastest answer is the most precise; on a tie, prefer the newer one.
    if (roundTripMs > this.precisionMs) return;
    this.precisionMs = roundTripMs;
    const wayBackMs = askedAt === undefined ? 0 : roundTripMs / 2;
    this.offsetMs = serverMs + wayBackMs - here;
  }

  /** Accepts the next timestamp, however long it took: after sleep, the old one is wrong. */
  reset(): void {
    this.precisionMs = Infinity;
  }

  now(): number {
    return Math.round(this.clock() + this.offsetMs);
  }
}
