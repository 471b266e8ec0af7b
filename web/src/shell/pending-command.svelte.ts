/** What is asked for where the match is really played, until it is answered. */
import type { Command, Refusal } from '@/wasm/wire';
import type { RemoteHost } from './context';

/** After so long without an answer it is said that one is waited for. */
const SLOW_MS = 500;

export class PendingCommand {
  /** Something is on its way. */
  pending = $state(false);
  /** It takes long enough to be worth a word. */
  slow = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(
    private readonly remote: RemoteHost,
    private readonly refused: (command: Command, refusal: Refusal) => void,
  ) {}

  get seat(): number | null {
    return this.remote.seat;
  }

  /** One at a time: what is pressed meanwhile was meant for what will be gone by then. */
  async ask(command: Command): Promise<void> {
    if (this.pending) return;
    this.pending = true;
    this.timer = setTimeout(() => (this.slow = true), SLOW_MS);
    const refusal = await this.remote.ask(command);
    this.answered();
    if (refusal && !this.left) this.refused(command, refusal);
  }

  /** Nobody is there any more to whom an answer would matter. */
  leave(): void {
    this.left = true;
    this.answered();
  }

  private answered(): void {
    clearTimeout(this.timer);
    this.pending = false;
    this.slow = false;
  }
}
