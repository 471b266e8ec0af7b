/** What the server's clock shows, as well as can be told from here. */
export class ServerClock {
  private offsetMs = 0;
  /** How long the message was on its way there and back by which the clock was set. */
  private precisionMs = Infinity;

  /** `clock` must never go back. */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** The time here, to tell later how long an answer took. */
  here(): number {
    return this.clock();
  }

  /**
   * The server has said what its clock shows. `askedAt` is when it was asked; of what it says by itself
   * nobody knows how long it was on its way.
   */
  heard(serverMs: number, askedAt?: number): void {
    const here = this.clock();
    const roundTripMs = askedAt === undefined ? Number.MAX_VALUE : here - askedAt;
    // The quickest answer tells the time best; what is no worse is newer.
    if (roundTripMs > this.precisionMs) return;
    this.precisionMs = roundTripMs;
    const wayBackMs = askedAt === undefined ? 0 : roundTripMs / 2;
    this.offsetMs = serverMs + wayBackMs - here;
  }

  now(): number {
    return Math.round(this.clock() + this.offsetMs);
  }
}
