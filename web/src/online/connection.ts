/**
 * The line to a table that a server keeps. It connects, says hello, sends wishes until they are
 * answered, notices when the other end is silent, and comes back by itself for as long as it is wanted.
 * It knows neither the page nor the match.
 */
import type { ClientToServer, ServerToClient } from '@/wasm/online';
import type { Refusal } from '@/wasm/wire';
import { backoffMs } from './backoff';
import { PendingRequests, type ClientRequest } from './pending-requests';
import type { ServerClock } from './server-clock';

const PROTOCOL = 1;
/** A page that hears nothing for so long after it has knocked hangs up. */
const PATIENCE_MS = 6_000;
/** When there is reason to doubt the line, it has to answer sooner. */
const DOUBT_MS = 2_500;
const PING_EVERY_MS = 12_000;
/** A message that came too fast was dropped: it is said again after so long. */
const TOO_FAST_MS = 1_500;

/** What everything is called by that is shown of a hand: it matters only that some of it was refused. */
const HAND_ID = 'hand';

/** The part of `WebSocket` that is used. */
export type Socket = Pick<
  WebSocket,
  'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'
>;

export type ConnectionState =
  /** For the first time. */
  | 'connecting'
  | 'open'
  /** It was lost, and is being tried again. */
  | 'lost'
  /** It will not be tried again. */
  | 'ended';

export interface ConnectionHandler {
  /** The number of the last event that is known. */
  have(): number | null;
  heard(message: ServerToClient): void;
  changed(state: ConnectionState): void;
  /** Something that was shown of the own hand was not passed on to the others. */
  handRefused(refusal: Refusal): void;
  /** The server will not speak with this page. */
  turnedAway(refusal: Refusal): void;
}

export class Connection {
  private readonly pending = new PendingRequests();
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
  ) {
    this.connect();
  }

  /** Resolves with why it was refused, or `null` once it is done; however often the line breaks meanwhile. */
  request(request: ClientRequest): Promise<Refusal | null> {
    const { message, answer } = this.pending.make(request);
    if (this.state === 'open') this.send(message);
    return answer;
  }

  /** Shows the others what a hand did next, if the line stands. It is not said again. */
  showHand(seen: number, parts: readonly string[]): void {
    if (this.state !== 'open') return;
    this.send({ type: 'hand', id: HAND_ID, seen, parts: [...parts] });
  }

  /** Asks again for what is missing of the match. */
  hello(): void {
    this.send({ type: 'hello', protocol: PROTOCOL, have: this.handler.have() });
  }

  /** The network may have changed, or the page has slept: finds out now rather than later. */
  checkConnection(): void {
    if (this.state === 'ended') return;
    if (this.socket === null) return this.connect();
    if (this.state === 'open') this.ping(DOUBT_MS);
  }

  end(): void {
    this.become('ended');
    this.hangUp();
    clearTimeout(this.retry);
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = this.openSocket();
    this.socket = socket;
    this.expectWord(PATIENCE_MS);
    socket.onopen = () => this.hello();
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ServerToClient);
    socket.onclose = () => this.lose();
    socket.onerror = null; // it closes as well
  }

  private hear(message: ServerToClient): void {
    clearTimeout(this.silence);
    switch (message.type) {
      case 'welcome':
        this.handler.heard(message);
        this.welcomed();
        return;
      case 'pong':
        if (message.n === this.asked?.n) this.clock.heard(message.nowMs, this.asked.at);
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
        return this.handler.heard(message);
    }
  }

  private welcomed(): void {
    this.attempts = 0;
    if (this.state === 'open') return;
    this.become('open');
    this.ping(PATIENCE_MS);
    this.pending.unanswered().forEach((message) => this.send(message));
  }

  /** Something was refused that had no id: nobody knows what, so everything is said again. */
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

  /** The line is gone. It is tried again after a while, the longer the more often it was in vain. */
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
    // What an old socket still says or does is no news.
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private become(state: ConnectionState): void {
    if (state === this.state) return;
    this.state = state;
    this.handler.changed(state);
  }
}
