/** Matches of X-Stack, begun and found again. */
import { goesOn } from '@/shell/setup/kept-game';
import { begin } from '@/shell/setup/start';
import { keptMatches } from '@/shell/store';
import { keep } from '@/storage/kept';
import type { MatchSetup } from '@/wasm/xstack';
import { XStackMatch } from '@/wasm/xstack-match';
import { loadXStack } from '@/wasm/xstack-module';

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
