/** A game of KLOTZ with one click: you against a bot as strong as your last one. */
import { lastLevel } from '@/shell/setup/last-level';
import { againstBots } from '@/shell/setup/seats';
import { loadHolz } from '@/wasm/holz';
import type { MatchSetup } from '@/wasm/klotz';
import { defaultSetup } from '@/wasm/klotz-match';
import { startKlotz } from './start';

/** Needs the rules. */
export function quickSetup(): MatchSetup {
  const setup = defaultSetup(2);
  return { ...setup, seats: againstBots(setup.seats, lastLevel('klotz')) };
}

export async function startQuickGame(): Promise<void> {
  await loadHolz();
  await startKlotz(quickSetup());
}
