/** What can take the place of a local match: a rematch, a record file, or a try from an earlier ply. */
import type { Player } from '@/wasm/wire';
import type { LocalHost } from './host';
import type { TableMatch, TableView } from './match';
import type { MatchSession } from './match-session.svelte';
import { refusalOf } from './refusal';
import type { TurnInput } from './turn-input';

export class NextMatch<View extends TableView, Match extends TableMatch<View>> {
  /** An opened match, while we ask whether it should replace the current one. */
  waiting = $state.raw<Match | null>(null);
  /** A rematch is being prepared, which may take seconds. */
  preparing = $state(false);
  private disposed = false;

  constructor(
    private readonly session: MatchSession<View, Match>,
    private readonly local: LocalHost<View, Match> | null,
    private readonly input: TurnInput<View, Match>,
  ) {}

  /** Starts a rematch with the same players; the next seat starts. */
  rematch(): void {
    const { session } = this;
    if (!session.view.rematch || session.isOnline) {
      if (session.execute({ type: 'rematch', seat: session.actor }).kind !== 'done') return;
    }
    if (session.view.rematch) void this.startRematch(session.view.rematch);
  }

  private async startRematch(setup: View['setup']): Promise<void> {
    const { session, local, input } = this;
    if (!local || this.preparing) return;
    if (!input.prepareRematch) return session.replace(local.start(setup, session.now()));
    const agreed = session.view;
    this.preparing = true;
    try {
      const ready = await input.prepareRematch(setup);
      // Someone may have undone the last turn or left meanwhile.
      if (session.view === agreed && !this.disposed) {
        session.replace(local.start(ready, session.now()));
      }
    } catch (error) {
      session.trouble = refusalOf(error);
    } finally {
      this.preparing = false;
    }
  }

  /**
   * Continues with the match of a record file, or throws if it is invalid. Asks before it replaces
   * an unfinished game.
   */
  openRecord(text: string): void {
    if (this.local) this.open(this.local.read(text, this.session.now()));
  }

  /** Continues from an earlier ply as a new match with these players. */
  tryFrom(ply: number, players: readonly Player[]): void {
    const { session, local } = this;
    if (!local) return;
    const match = local.restore(session.log);
    const now = session.now();
    if (ply < session.view.ply) match.execute({ type: 'takeBack', seat: session.actor, ply }, now);
    match.view(now).seats.forEach((seated, seat) => {
      const player = players[seat];
      if (!player || seated.out || isSame(player, seated.player)) return;
      match.execute({ type: 'setPlayer', seat, player }, now);
    });
    this.open(match);
  }

  private open(match: Match): void {
    this.drop();
    if (this.session.hasUnfinishedGame) this.waiting = match;
    else this.session.replace(match);
  }

  /** Replaces the current match with the opened one. */
  accept(): void {
    const match = this.waiting;
    this.waiting = null;
    if (match) this.session.replace(match);
  }

  /** Keeps the current match. */
  drop(): void {
    this.waiting?.free();
    this.waiting = null;
  }

  dispose(): void {
    this.disposed = true;
    this.drop();
  }
}

function isSame(one: Player, other: Player): boolean {
  return one.kind === 'bot'
    ? other.kind === 'bot' && one.level === other.level
    : other.kind === one.kind;
}
