/**
 * The client's copy of an online table: its seats, chat, match log and connection. Passes events on
 * to whatever follows the match.
 */
import type { HandShown, MatchFollower, RemoteTable } from '@/shell/remote-session';
import type { ServerToClient, TableSetup, TableView } from '@/wasm/online';
import type { Command, Refusal } from '@/wasm/wire';
import { Absences } from './absences.svelte';
import { Chat } from './chat.svelte';
import {
  Connection,
  type ConnectionState,
  type ConnectionHandler,
  type Socket,
} from './connection';
import { LogState } from './log';
import { savedInTab, type ClientRequest } from './pending-requests';
import { ServerClock } from './server-clock';

export class OnlineTable implements RemoteTable, ConnectionHandler {
  line = $state<ConnectionState>('connecting');
  table = $state.raw<TableView | null>(null);
  /** Your seat; `null` for spectators. */
  seat = $state<number | null>(null);
  /** The setup of the match, while the table waits. */
  setup = $state.raw<TableSetup | null>(null);
  /** Whether the match has started. */
  started = $state(false);
  /** Why the server refuses this page, if it does. */
  refusal = $state.raw<Refusal | null>(null);
  readonly chat: Chat;
  readonly absences = new Absences();

  private readonly clock = new ServerClock();
  private readonly known = new LogState();
  private text = '';
  private follower: MatchFollower | null = null;
  /** Hand messages that arrived before the follower was attached. */
  private early: HandShown[] = [];
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    openSocket: (id: string) => Socket,
  ) {
    this.chat = new Chat(id);
    this.connection = new Connection(
      () => openSocket(id),
      this,
      this.clock,
      Math.random,
      savedInTab(id),
    );
  }

  /** The current time on the server's clock. */
  now(): number {
    return this.clock.now();
  }

  /** The match log, one event per line. */
  get log(): string {
    return this.text;
  }

  /** Attaches the follower of the match. */
  follow(follower: MatchFollower): void {
    this.follower = follower;
    this.early.forEach((shown) => follower.hand?.(shown));
    this.early = [];
  }

  send(command: Command): Promise<Refusal | null> {
    return this.request({ type: 'command', seen: this.known.have ?? 0, command });
  }

  get isSeen(): boolean {
    return this.line === 'open';
  }

  showHand(parts: readonly string[]): void {
    const { have } = this.known;
    if (have !== null) this.connection.showHand(have, parts);
  }

  request(request: ClientRequest): Promise<Refusal | null> {
    return this.connection.request(request);
  }

  /** Call this when the connection may be dead. */
  checkConnection(): void {
    this.connection.checkConnection();
  }

  leave(): void {
    this.follower = null;
    this.absences.dispose();
    this.connection.end();
  }

  // ---- messages from the connection ----------------------------------------------------------

  have(): number | null {
    return this.known.have;
  }

  changed(state: ConnectionState): void {
    this.line = state;
  }

  turnedAway(refusal: Refusal): void {
    this.refusal = refusal;
  }

  handRefused(refusal: Refusal): void {
    // Resending can't fix other refusals, and the others see the complete turn in any case.
    if (refusal.code === 'gesture-out-of-order') this.follower?.handMissed?.();
  }

  handle(message: ServerToClient): void {
    switch (message.type) {
      case 'welcome':
        this.look(message.table, message.you);
        this.setup = message.setup;
        this.chat.take(message.chat);
        if (message.log) this.happened(message.log);
        return;
      case 'table':
        return this.look(message.table, message.you);
      case 'log':
        return this.happened(message.log);
      case 'chat':
        return this.chat.take([message.line]);
      case 'hand':
        return this.sawHand(message);
      case 'done':
      case 'refused':
      case 'pong':
      case 'bye':
        return; // the connection handles it
    }
  }

  private look(table: TableView, you: number | null): void {
    this.table = table;
    this.seat = you;
    this.absences.follow(table);
  }

  private sawHand(shown: HandShown): void {
    if (this.follower) return this.follower.hand?.(shown);
    if (shown.begins) this.early = [];
    this.early.push(shown);
  }

  private happened(part: Extract<ServerToClient, { type: 'log' }>['log']): void {
    this.clock.sync(part.nowMs);
    this.early = [];
    const news = this.known.take(part);
    try {
      switch (news.kind) {
        case 'whole':
          this.text = news.log;
          this.follower?.whole(news.log);
          this.started = true;
          return;
        case 'more':
          this.text += news.lines.map((line) => `${line}\n`).join('');
          if (news.lines.length > 0) this.follower?.more(news.lines);
          return;
        case 'gap':
          return this.connection.hello();
      }
    } catch (error) {
      console.error(error);
      // Our log contradicts the server's. The server wins: start over with its log.
      if (news.kind !== 'more') throw error;
      this.known.forget();
      this.connection.hello();
    }
  }
}
