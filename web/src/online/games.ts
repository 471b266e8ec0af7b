/** What has to be loaded to sit at a table of each game. */
import type { Component } from 'svelte';
import type { Game, TableSetup } from '../holz/online';
import { loadHolz } from '../holz/holz';
import { loadPart } from '../i18n';

type Loaded = { default: Component };

const SEATS: Readonly<Record<Game, () => Promise<Loaded>>> = {
  klotz: async () => (await Promise.all([import('./seats/KlotzSeat.svelte'), loadHolz()]))[0],
  climbers: async () => (await Promise.all([import('./seats/ClimbersSeat.svelte'), loadHolz()]))[0],
  xstack: async () => {
    const [seat, { loadXStack }] = await Promise.all([
      import('./seats/XStackSeat.svelte'),
      import('../holz/xstack-module'),
      loadPart('xstack'),
    ]);
    await loadXStack();
    return seat;
  },
};

/** The table itself, with the rules it needs. */
export async function loadSeat(game: Game): Promise<Component> {
  return (await SEATS[game]()).default;
}

/** What was agreed on before the match, as names and values. */
export async function agreedOn(table: TableSetup): Promise<[string, string][]> {
  switch (table.game) {
    case 'klotz':
      return (await import('../play/info')).infoRows(table.setup);
    case 'climbers':
      return (await import('../climbers/info')).infoRows(table.setup);
    case 'xstack': {
      const [{ infoRows }] = await Promise.all([import('../xstack/info'), loadPart('xstack')]);
      const { seed, options } = table.setup;
      const pile =
        options.design === 'own'
          ? { design: 'fan' as const, seed: null, name: '' }
          : { design: options.design, seed, name: null };
      return infoRows(table.setup, pile);
    }
  }
}
