/**
 * Two-player tables with the default rules: with a friend, or with a stranger who wants the same.
 */
import { gameOf } from '@/games';
import { router } from '@/ui/router';
import type { Game, PairRequest, TableSetup } from '@/wasm/online';
import type { Clock } from '@/wasm/wire';
import { makeTable, pair } from './api';
import { ownName } from './own-name.svelte';

/** Games with strangers have a clock, so that nobody can stall. */
export const PAIRING_CLOCK: Clock = { kind: 'increment', baseMs: 600_000, incrementMs: 5_000 };

/** Humans on both seats. Loads the rules of the game. */
async function setupFor(id: Game, clock: Clock): Promise<TableSetup> {
  const game = gameOf(id);
  await game.loadRules();
  return { game: id, setup: { ...(await game.online.defaultSetup()), clock } } as TableSetup;
}

/** Opens a private table and seats you first. */
export async function withFriend(game: Game): Promise<void> {
  const setup = await setupFor(game, { kind: 'none' });
  const name = ownName.value;
  const table = { setup, visibility: 'private', seat: 0, name, rated: false } as const;
  const { id } = await makeTable(table);
  router.navigate(`/online/${id}`);
}

/** Joins a stranger who wants the same game, or opens a table to wait at. */
export async function withStranger(game: Game): Promise<void> {
  const setup = await setupFor(game, PAIRING_CLOCK);
  const pairing = { setup, name: ownName.value };
  const { id } = await pair({ ...pairing, waitingAt: null });
  waiting = { id, pairing };
  router.navigate(`/online/${id}`);
}

/** The table where you wait for a stranger, and the pairing you asked for. */
let waiting: { id: string; pairing: Omit<PairRequest, 'waitingAt'> } | null = null;

/**
 * Checks whether an opponent of similar strength waits at another table, and goes there if so. The
 * longer you wait, the less strength matters.
 */
export async function lookFurther(id: string): Promise<void> {
  if (waiting?.id !== id) return;
  const { pairing } = waiting;
  const found = await pair({ ...pairing, waitingAt: id });
  if (found.id === id) return;
  waiting = { id: found.id, pairing };
  router.navigate(`/online/${found.id}`, { replace: true });
}
