/**
 * Requests without an answer yet. A request keeps its id across reconnects: we resend it with the
 * same id, so that the server runs it only once.
 */
import type { ClientToServer } from '@/wasm/online';
import type { Refusal } from '@/wasm/wire';

/** A request before it gets an id. */
export type ClientRequest = Distribute<Extract<ClientToServer, { id: string }>>;
type Distribute<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;

interface Open {
  message: ClientToServer;
  answer: (refusal: Refusal | null) => void;
}

/** Keeps unanswered requests when the page reloads. */
export interface SavedRequests {
  load(): ClientToServer[];
  save(messages: readonly ClientToServer[]): void;
}

/** Saves the unanswered requests of a table in this tab. Browsers may forbid it. */
export function savedInTab(table: string): SavedRequests {
  const key = `holz:pending:${table}`;
  return {
    load() {
      try {
        const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
        return Array.isArray(saved) ? (saved as ClientToServer[]) : [];
      } catch {
        return [];
      }
    },
    save(messages) {
      try {
        if (messages.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(messages));
      } catch {
        // The requests are still resent while the page stays open.
      }
    },
  };
}

export class PendingRequests {
  private readonly open = new Map<string, Open>();

  constructor(
    private readonly draw: () => string = randomId,
    private readonly saved?: SavedRequests,
  ) {
    // Nobody waits for their answers any more; the log shows what became of them.
    for (const message of saved?.load() ?? []) {
      if ('id' in message) this.open.set(message.id, { message, answer: () => {} });
    }
  }

  /** Creates a request. `answer` resolves with the refusal, or with `null` on success. */
  make(request: ClientRequest): { message: ClientToServer; answer: Promise<Refusal | null> } {
    const id = this.draw();
    const message = { ...request, id } as ClientToServer;
    const answer = new Promise<Refusal | null>((resolve) => {
      this.open.set(id, { message, answer: resolve });
    });
    this.save();
    return { message, answer };
  }

  /** Unanswered requests, oldest first. */
  unanswered(): ClientToServer[] {
    return [...this.open.values()].map(({ message }) => message);
  }

  /** Settles a request. Unknown and already settled ids are ignored. */
  answered(id: string, refusal: Refusal | null): void {
    const request = this.open.get(id);
    this.open.delete(id);
    this.save();
    request?.answer(refusal);
  }

  /** Only what happens in the match is worth resending after a reload. */
  private save(): void {
    this.saved?.save(this.unanswered().filter(({ type }) => type === 'command'));
  }
}

/** `randomUUID` needs HTTPS, and pages on a local network may come over plain HTTP. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
