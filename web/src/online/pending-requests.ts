/**
 * What was wished for and has not been answered. A wish keeps its id until it is: whatever becomes of
 * the connection, it is sent again under the same id, and the server does it once.
 */
import type { ClientToServer } from '@/wasm/online';
import type { Refusal } from '@/wasm/wire';

/** A wish before it has an id. */
export type ClientRequest = Distribute<Extract<ClientToServer, { id: string }>>;
type Distribute<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;

interface Open {
  message: ClientToServer;
  answer: (refusal: Refusal | null) => void;
}

export class PendingRequests {
  private readonly open = new Map<string, Open>();

  constructor(private readonly draw: () => string = randomId) {}

  /** A new wish: the message to send, and its answer: why it was refused, or `null` when it is done. */
  make(request: ClientRequest): { message: ClientToServer; answer: Promise<Refusal | null> } {
    const id = this.draw();
    const message = { ...request, id } as ClientToServer;
    const answer = new Promise<Refusal | null>((resolve) => {
      this.open.set(id, { message, answer: resolve });
    });
    return { message, answer };
  }

  /** All that is not answered, in the order in which it was wished for. */
  unanswered(): ClientToServer[] {
    return [...this.open.values()].map(({ message }) => message);
  }

  /** A wish is answered. What was answered before, or is not ours, does not matter. */
  answered(id: string, refusal: Refusal | null): void {
    const request = this.open.get(id);
    this.open.delete(id);
    request?.answer(refusal);
  }
}

/** Not `randomUUID`, which browsers keep from pages that come without encryption over a local network. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
