/** The command sent to the server, until it answers. */
import type { Command, Refusal } from '@/wasm/wire';
import type { RemoteHost } from './host';

/** After this long without an answer, we show that we're waiting. */
const SLOW_MS = 500;

export class PendingCommand {
  active = $state(false);
  /** It takes long enough to tell the user. */
  slow = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: RemoteHost) {}

  /**
   * Sends a command and resolves with its refusal, or `null`. One at a time: we drop commands sent
   * meanwhile, because they were meant for a position that is about to change.
   */
  async send(command: Command): Promise<Refusal | null> {
    if (this.active) return null;
    this.active = true;
    this.timer = setTimeout(() => (this.slow = true), SLOW_MS);
    try {
      return await this.host.send(command);
    } finally {
      this.dispose();
    }
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.active = false;
    this.slow = false;
  }
}
