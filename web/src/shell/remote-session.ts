/** Keeps the local match in sync with the server. */
import type { ServerToClient } from '@/wasm/online';
import type { Host, RemoteHost } from './host';
import type { TableMatch, TableView } from './match';
import type { MatchSession } from './match-session.svelte';

/** An online match, with the log received so far. */
export interface RemoteTable extends RemoteHost {
  readonly log: string;
  now(): number;
  /** Reports all further events to the follower. */
  follow(follower: MatchFollower): void;
}

/** Follows a match on a server. */
export interface MatchFollower {
  /** The whole match. */
  whole(log: string): void;
  /** What happened since. Throws if it doesn't fit. */
  more(lines: readonly string[]): void;
  /** The next part of another player's gesture. */
  hand?(shown: HandShown): void;
  /** Parts of our own gesture were lost: it has to be sent from the beginning. */
  handMissed?(): void;
}

/** A part of another player's gesture. */
export type HandShown = Omit<Extract<ServerToClient, { type: 'hand' }>, 'type'>;

/** A game's controller; one that shows other players' hands follows those too. */
type Controller<View extends TableView, Match extends TableMatch<View>> = {
  session: MatchSession<View, Match>;
} & Pick<MatchFollower, 'hand' | 'handMissed'>;

interface RemoteSession<View extends TableView, Match extends TableMatch<View>> {
  match: Match;
  host: Host<View, Match>;
  /** Call it with the game's controller before anything else happens. */
  onsit: (controller: Controller<View, Match>) => void;
}

export function joinRemote<View extends TableView, Match extends TableMatch<View>>(
  table: RemoteTable,
  restore: (log: string) => Match,
): RemoteSession<View, Match> {
  return {
    match: restore(table.log),
    host: { now: () => table.now(), remote: table },
    onsit: (controller) =>
      table.follow({
        whole: (log) => controller.session.resync(restore(log)),
        more: (lines) => controller.session.append(lines),
        hand: (shown) => controller.hand?.(shown),
        handMissed: () => controller.handMissed?.(),
      }),
  };
}
