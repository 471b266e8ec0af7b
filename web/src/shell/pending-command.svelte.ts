/** The command on its way to the server, until it is answered. */
import type { Command, Refusal } from '@/wasm/wire';
import type { RemoteHost } from './host';

/** After this long without an answer the table says that it waits for one. */
const SLOW_MS = 500;

export class PendingCommand {
  /** A command is on its way. */
  active = $state(false);
  /** It takes long enough to be worth a word. */
  slow = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: RemoteHost) {}

  /**
   * Sends a command and resolves with why it was refused, or `null`. One at a time: what is pressed
   * meanwhile was meant for a position that is about to change, and is dropped.
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
