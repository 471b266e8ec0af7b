/** Starts and resumes matches of X-Stack. */
import { begin } from '@/shell/setup/start';
import { isUnfinished } from '@/shell/setup/unfinished-game';
import { savedMatches } from '@/shell/store';
import { save } from '@/storage/storage';
import type { MatchSetup } from '@/wasm/xstack';
import { XStackMatch } from '@/wasm/xstack-match';
import { loadRules } from '../load-rules';

const matches = savedMatches('xstack');

/** Throws `HolzError` if the rules refuse the setup. */
export async function startXStack(setup: MatchSetup): Promise<void> {
  await begin(matches, '/xstack', (nowMs) => XStackMatch.start(setup, nowMs), loadRules);
  save('xstack.over', null);
}

export function hasUnfinishedGame(leastMoves?: number): Promise<boolean> {
  return isUnfinished(
    {
      matches,
      load: loadRules,
      restore: (log) => XStackMatch.restore(log),
    },
    leastMoves,
  );
}
