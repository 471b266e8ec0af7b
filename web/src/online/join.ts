/** Lets a match in the page go along with the one that a server keeps. */
import type { Host } from '@/shell/context';
import type { TableController } from '@/shell/controller.svelte';
import type { TableMatch, TableView } from '@/shell/match';
import type { Follower, OnlineTable } from './online-table.svelte';

interface Joined<View extends TableView, Match extends TableMatch<View>> {
  match: Match;
  host: Host<View, Match>;
  /** To be called with what speaks for the match, before anything else happens. */
  onsit: (controller: TableController<View, Match> & Hands) => void;
}

/** A game in which the hands of others are seen has more to follow. */
type Hands = Pick<Follower, 'hand' | 'handMissed'>;

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
        whole: (log) => controller.catchUp(restore(log)),
        more: (lines) => controller.happened(lines),
        hand: (shown) => controller.hand?.(shown),
        handMissed: () => controller.handMissed?.(),
      }),
  };
}
