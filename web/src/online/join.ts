/** Connects a match session in the page with the table on the server. */
import type { Host } from '@/shell/host';
import type { MatchSession } from '@/shell/match-session.svelte';
import type { TableMatch, TableView } from '@/shell/match';
import type { Follower, OnlineTable } from './online-table.svelte';

interface Joined<View extends TableView, Match extends TableMatch<View>> {
  match: Match;
  host: Host<View, Match>;
  /** Call this with the game's controller before anything else happens. */
  onsit: (controller: Playing<View, Match>) => void;
}

/** A game's controller; one that shows other players' hands follows those too. */
type Playing<View extends TableView, Match extends TableMatch<View>> = {
  session: MatchSession<View, Match>;
} & Pick<Follower, 'hand' | 'handMissed'>;

export function join<View extends TableView, Match extends TableMatch<View>>(
  online: OnlineTable,
  restore: (log: string) => Match,
): Joined<View, Match> {
  const match = restore(online.log);
  return {
    match,
    host: { now: () => online.now(), remote: online },
    onsit: (controller) =>
      online.follow({
        whole: (log) => controller.session.resync(restore(log)),
        more: (lines) => controller.session.append(lines),
        hand: (shown) => controller.hand?.(shown),
        handMissed: () => controller.handMissed?.(),
      }),
  };
}
