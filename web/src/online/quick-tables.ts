/** Tables for two by the rules' own defaults: with a friend, or with whoever wants the same. */
import { gameOf } from '@/games';
import { router } from '@/ui/router';
import type { Game, PairRequest, TableSetup } from '@/wasm/online';
import type { Clock } from '@/wasm/wire';
import { makeTable, pair } from './api';
import { ownName } from './own-name.svelte';

/** Strangers count time, so that nobody is left sitting. */
export const PAIRING_CLOCK: Clock = { kind: 'increment', baseMs: 600_000, incrementMs: 5_000 };

/** People on both seats. Loads the rules of the game. */
async function setupFor(id: Game, clock: Clock): Promise<TableSetup> {
  const game = gameOf(id);
  await game.loadRules();
  return { game: id, setup: { ...(await game.online.defaultSetup()), clock } } as TableSetup;
}

/** A private table, with oneself on the first seat. */
export async function withFriend(game: Game): Promise<void> {
  const setup = await setupFor(game, { kind: 'none' });
  const name = ownName.value;
  const table = { setup, visibility: 'private', seat: 0, name, rated: false } as const;
  const { id } = await makeTable(table);
  router.navigate(`/online/${id}`);
}

/** A table of somebody who wishes for the same, or one to wait at. */
export async function withStranger(game: Game): Promise<void> {
  const setup = await setupFor(game, PAIRING_CLOCK);
  const pairing = { setup, name: ownName.value };
  const { id } = await pair({ ...pairing, waitingAt: null });
  waiting = { id, pairing };
  router.navigate(`/online/${id}`);
}

/** Where one waits for a stranger, and for what. */
let waiting: { id: string; pairing: Omit<PairRequest, 'waitingAt'> } | null = null;

/**
 * Looks whether somebody as strong waits elsewhere; the longer one waits, the less strength matters.
 * Goes there if so.
 */
export async function lookFurther(id: string): Promise<void> {
  if (waiting?.id !== id) return;
  const { pairing } = waiting;
  const found = await pair({ ...pairing, waitingAt: id });
  if (found.id === id) return;
  waiting = { id: found.id, pairing };
  router.navigate(`/online/${found.id}`, { replace: true });
}
