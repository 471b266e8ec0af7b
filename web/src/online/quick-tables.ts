/** Tables for two by the rules' own defaults: with a friend, or with whoever wants the same. */
import type { Game, TableSetup } from '../holz/online';
import type { Clock } from '../holz/wire';
import { router } from '../router';
import { makeTable, pair } from './api';
import { ownName } from './own-name.svelte';

/** Strangers count time, so that nobody is left sitting. */
export const PAIRING_CLOCK: Clock = { kind: 'increment', baseMs: 600_000, incrementMs: 5_000 };

/** People on both seats. Loads the rules of the game. */
async function setupFor(game: Game, clock: Clock): Promise<TableSetup> {
  switch (game) {
    case 'klotz': {
      const [{ loadHolz }, { defaultSetup }] = await Promise.all([
        import('../holz/holz'),
        import('../holz/klotz-match'),
      ]);
      await loadHolz();
      return { game, setup: { ...defaultSetup(2), clock } };
    }
    case 'climbers': {
      const [{ loadHolz }, { climbersDefaultSetup }, { drawTower }] = await Promise.all([
        import('../holz/holz'),
        import('../holz/climbers-match'),
        import('../setup/climbers/choices'),
      ]);
      await loadHolz();
      return { game, setup: { ...climbersDefaultSetup(2, drawTower(Math.random)), clock } };
    }
    case 'xstack': {
      const [{ loadXStack }, { xstackDefaultSetup }, { drawSeed }] = await Promise.all([
        import('../holz/xstack-module'),
        import('../holz/xstack-match'),
        import('../setup/xstack/choices'),
      ]);
      await loadXStack();
      return { game, setup: { ...xstackDefaultSetup(2, drawSeed(Math.random)), clock } };
    }
  }
}

/** A private table, with oneself on the first seat. */
export async function withFriend(game: Game): Promise<void> {
  const setup = await setupFor(game, { kind: 'none' });
  const table = { setup, visibility: 'private', seat: 0, name: ownName.value } as const;
  const { id } = await makeTable(table);
  router.navigate(`/online/${id}`);
}

/** A table of somebody who wishes for the same, or one to wait at. */
export async function withStranger(game: Game): Promise<void> {
  const setup = await setupFor(game, PAIRING_CLOCK);
  const { id } = await pair({ setup, name: ownName.value });
  router.navigate(`/online/${id}`);
}
