/** A game of KLOTZ with one click: you against a bot as strong as your last one. */
import { startGuide } from '@/shell/guide/guide-flag';
import { lastLevel, storedLevel } from '@/shell/setup/levels';
import { againstBots } from '@/shell/setup/seats';
import { loadHolz } from '@/wasm/holz';
import type { MatchSetup } from '@/wasm/klotz';
import { defaultSetup } from '@/wasm/klotz-match';
import { startKlotz } from './start';

/** Needs the rules. */
export function quickSetup(level = lastLevel('klotz')): MatchSetup {
  const setup = defaultSetup(2);
  return { ...setup, seats: againstBots(setup.seats, level) };
}

/** A first game, against the weakest bot. */
export async function startFirstGame(): Promise<void> {
  await loadHolz();
  startGuide('klotz');
  await startKlotz(quickSetup(storedLevel(1)));
}

export async function startQuickGame(): Promise<void> {
  await loadHolz();
  await startKlotz(quickSetup());
}
