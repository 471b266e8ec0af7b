/**
 * A table that a server keeps, as it is known here: who sits there, what was said, the log of its match
 * and the line to it. Whatever follows the match is told what happens.
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
import type { ClientRequest } from './pending-requests';
import { ServerClock } from './server-clock';

export class OnlineTable implements RemoteTable, ConnectionHandler {
  line = $state<ConnectionState>('connecting');
  table = $state.raw<TableView | null>(null);
  /** The own seat; none for those who watch. */
  seat = $state<number | null>(null);
  /** What is to be played, while the table waits. */
  setup = $state.raw<TableSetup | null>(null);
  /** There is a match. */
  started = $state(false);
  /** The server does not let this page in. */
  refusal = $state.raw<Refusal | null>(null);
  readonly chat: Chat;
  readonly absences = new Absences();

  private readonly clock = new ServerClock();
  private readonly known = new LogState();
  private text = '';
  private follower: MatchFollower | null = null;
  /** What a hand did before anybody followed the match here. */
  private early: HandShown[] = [];
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    openSocket: (id: string) => Socket,
  ) {
    this.chat = new Chat(id);
    this.connection = new Connection(() => openSocket(id), this, this.clock);
  }

  /** What the server's clock shows. */
  now(): number {
    return this.clock.now();
  }

  /** All that has happened in the match, one event a line. */
  get log(): string {
    return this.text;
  }

  /** Tells somebody from now on what happens. */
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

  /** There is reason to look whether the line still stands. */
  checkConnection(): void {
    this.connection.checkConnection();
  }

  leave(): void {
    this.follower = null;
    this.absences.dispose();
    this.connection.end();
  }

  // ---- what the line tells -------------------------------------------------------------------

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
    // Anything else will not get better by being said again; the whole turn is seen in any case.
    if (refusal.code === 'gesture-out-of-order') this.follower?.handMissed?.();
  }

  heard(message: ServerToClient): void {
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
        return; // the line's own
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
    this.clock.heard(part.nowMs);
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
      // What is here and what the server has do not fit together: the server's counts, from the start.
      if (news.kind !== 'more') throw error;
      this.known.forget();
      this.connection.hello();
    }
  }
}
