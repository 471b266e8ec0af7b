/**
 * The connection to an online table. It connects, says hello, resends requests until they are
 * answered, detects a silent server, and reconnects until you close it. It knows nothing about the
 * page or the match.
 */
import type { ClientToServer, ServerToClient } from '@/wasm/online';
import type { Refusal } from '@/wasm/wire';
import { PendingRequests, type ClientRequest, type SavedRequests } from './pending-requests';
import type { ServerClock } from './server-clock';

const PROTOCOL = 1;
/** We hang up if a ping gets no answer for this long. */
const PATIENCE_MS = 6_000;
/** The shorter timeout when we suspect that the connection is dead. */
const DOUBT_MS = 2_500;
const PING_EVERY_MS = 12_000;
/** The server drops messages that come too fast; we resend after this delay. */
const TOO_FAST_MS = 1_500;
/** The first wait before we reconnect, and the longest. */
const FIRST_BACKOFF_MS = 400;
const LONGEST_BACKOFF_MS = 15_000;

/** All hand messages share this id: we only need to know that one of them was refused. */
const HAND_ID = 'hand';

/** The subset of `WebSocket` we use. */
export type Socket = Pick<
  WebSocket,
  'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'
>;

export type ConnectionState =
  /** The first attempt. */
  | 'connecting'
  | 'open'
  /** Lost; we're reconnecting. */
  | 'lost'
  /** We won't reconnect. */
  | 'ended';

export interface ConnectionHandler {
  /** The number of the last event we have. */
  have(): number | null;
  handle(message: ServerToClient): void;
  changed(state: ConnectionState): void;
  /** The server didn't pass one of our hand messages on to the others. */
  handRefused(refusal: Refusal): void;
  /** The server refuses to talk to this page. */
  turnedAway(refusal: Refusal): void;
}

export class Connection {
  private readonly pending: PendingRequests;
  private socket: Socket | null = null;
  private state: ConnectionState = 'connecting';
  private attempts = 0;
  private pings = 0;
  private asked: { n: number; at: number } | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly openSocket: () => Socket,
    private readonly handler: ConnectionHandler,
    private readonly clock: ServerClock,
    private readonly chance: () => number = Math.random,
    saved?: SavedRequests,
  ) {
    this.pending = new PendingRequests(undefined, saved);
    this.connect();
  }

  /** Resolves with the refusal, or with `null` on success. Survives reconnects. */
  request(request: ClientRequest): Promise<Refusal | null> {
    const { message, answer } = this.pending.make(request);
    if (this.state === 'open') this.send(message);
    return answer;
  }

  /** Shows the others our hand's next moves. Dropped while disconnected, and never resent. */
  showHand(seen: number, parts: readonly string[]): void {
    if (this.state !== 'open') return;
    this.send({ type: 'hand', id: HAND_ID, seen, parts: [...parts] });
  }

  /** Asks for the events we're missing. */
  hello(): void {
    this.send({ type: 'hello', protocol: PROTOCOL, have: this.handler.have() });
  }

  /** Pings now, because the network may have changed or the page may have slept. */
  checkConnection(): void {
    if (this.state === 'ended') return;
    if (this.socket === null) return this.connect();
    this.clock.reset();
    if (this.state === 'open') this.ping(DOUBT_MS);
  }

  end(): void {
    this.become('ended');
    this.hangUp();
    clearTimeout(this.retry);
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.clock.reset();
    const socket = this.openSocket();
    this.socket = socket;
    this.expectWord(PATIENCE_MS);
    socket.onopen = () => this.hello();
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as ServerToClient);
    socket.onclose = () => this.lose();
    socket.onerror = null; // `onclose` follows every error
  }

  private receive(message: ServerToClient): void {
    clearTimeout(this.silence);
    switch (message.type) {
      case 'welcome':
        this.handler.handle(message);
        this.welcomed();
        return;
      case 'pong':
        if (message.n === this.asked?.n) this.clock.sync(message.nowMs, this.asked.at);
        this.asked = null;
        return;
      case 'done':
        return this.pending.answered(message.id, null);
      case 'refused':
        if (message.id === HAND_ID) return this.handler.handRefused(message.refusal);
        if (message.id !== null) return this.pending.answered(message.id, message.refusal);
        return this.refused(message.refusal);
      case 'bye':
        return this.lose(message.retryMs * (1 + this.chance()));
      case 'table':
      case 'log':
      case 'chat':
      case 'hand':
        return this.handler.handle(message);
    }
  }

  private welcomed(): void {
    this.attempts = 0;
    if (this.state === 'open') return;
    this.become('open');
    this.ping(PATIENCE_MS);
    this.pending.unanswered().forEach((message) => this.send(message));
  }

  /** A refusal without an id doesn't tell which request failed: reconnect and resend them all. */
  private refused(refusal: Refusal): void {
    if (refusal.code === 'online-protocol') {
      this.end();
      this.handler.turnedAway(refusal);
    } else {
      this.lose(TOO_FAST_MS * (1 + this.chance()));
    }
  }

  private send(message: ClientToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  private ping(patienceMs: number): void {
    clearTimeout(this.pulse);
    this.pings += 1;
    this.asked = { n: this.pings, at: this.clock.here() };
    this.send({ type: 'ping', n: this.pings });
    this.expectWord(patienceMs);
    this.pulse = setTimeout(() => this.ping(PATIENCE_MS), PING_EVERY_MS);
  }

  private expectWord(patienceMs: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), patienceMs);
  }

  /** Drops the connection and reconnects after a delay that grows with each failed attempt. */
  private lose(afterMs = backoffMs(this.attempts, this.chance())): void {
    if (this.state === 'ended') return;
    this.hangUp();
    this.attempts += 1;
    this.become('lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), afterMs);
  }

  private hangUp(): void {
    clearTimeout(this.silence);
    clearTimeout(this.pulse);
    this.asked = null;
    const { socket } = this;
    this.socket = null;
    if (!socket) return;
    // Ignore late events of the old socket.
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private become(state: ConnectionState): void {
    if (state === this.state) return;
    this.state = state;
    this.handler.changed(state);
  }
}

/**
 * How long to wait before reconnecting: doubles with every attempt, counted from 0. `chance` (0 up to 1) adds jitter, so that not all
 * pages reconnect to a server at the same moment.
 */
export function backoffMs(attempt: number, chance: number): number {
  const whole = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** attempt);
  return Math.round(whole * (0.5 + chance / 2));
}
