/** Matches of X-Stack, begun and found again. */
import type { MatchSetup } from '../../holz/xstack';
import { XStackMatch } from '../../holz/xstack-match';
import { loadXStack } from '../../holz/xstack-module';
import { keep } from '../../design/kept';
import { keptMatches } from '../../table/store';
import { goesOn } from '../kept-game';
import { begin } from '../start';

const matches = keptMatches('xstack');

/** Throws `HolzError` if the rules refuse the setup. */
export async function startXStack(setup: MatchSetup): Promise<void> {
  await begin(
    matches,
    '/xstack',
    (nowMs) => XStackMatch.start(setup, nowMs),
    () => loadXStack(),
  );
  keep('xstack.over', null);
}

export function xstackGoesOn(): Promise<boolean> {
  return goesOn({
    matches,
    load: () => loadXStack(),
    restore: (log) => XStackMatch.restore(log),
  });
}
