/** What has to be loaded to sit at a table of each game. */
import type { Component } from 'svelte';
import { loadPart } from '@/i18n';
import { loadHolz } from '@/wasm/holz';
import type { Game, TableSetup } from '@/wasm/online';

type Loaded = { default: Component };

const SEATS: Readonly<Record<Game, () => Promise<Loaded>>> = {
  klotz: async () =>
    (await Promise.all([import('@/games/klotz/play/OnlineSeat.svelte'), loadHolz()]))[0],
  climbers: async () =>
    (await Promise.all([import('@/games/climbers/play/OnlineSeat.svelte'), loadHolz()]))[0],
  xstack: async () => {
    const [seat, { loadXStack }] = await Promise.all([
      import('@/games/xstack/play/OnlineSeat.svelte'),
      import('@/wasm/xstack-module'),
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
      return (await import('@/games/klotz/play/info')).infoRows(table.setup);
    case 'climbers':
      return (await import('@/games/climbers/play/info')).infoRows(table.setup);
    case 'xstack': {
      const [{ infoRows }] = await Promise.all([
        import('@/games/xstack/play/info'),
        loadPart('xstack'),
      ]);
      const { seed, options } = table.setup;
      const pile =
        options.design === 'own'
          ? { design: 'fan' as const, seed: null, name: '' }
          : { design: options.design, seed, name: null };
      return infoRows(table.setup, pile);
    }
  }
}
