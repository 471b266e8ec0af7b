/** The match settings as name and value pairs. */
import { t } from '@/i18n';
import { clockName } from '@/shell/words';
import type { MatchSetup, PileView } from '@/wasm/xstack';

export function infoRows(
  { clock, options }: MatchSetup,
  pile: Pick<PileView, 'design' | 'seed' | 'name'>,
): [string, string][] {
  return [
    [t('xstack.info-pile'), pileName(pile)],
    [t('xstack.info-hand'), t(`xstackSetup.hand-${options.hand}`)],
    [t('xstack.info-tremor'), t(`xstackSetup.tremor-${options.tremor}`)],
    [t('xstack.info-rounds'), String(options.rounds)],
    ...(options.houseRules ?? []).map((rule): [string, string] => [
      t('xstackSetup.house-rules'),
      t(`xstackSetup.house-${rule}-text`),
    ]),
    [t('play.info-clock'), clockName(clock)],
  ];
}

/** The same rows before the pile is built. */
export function setupRows(setup: MatchSetup): [string, string][] {
  const { seed, options } = setup;
  return infoRows(
    setup,
    options.design === 'own'
      ? { design: 'fan', seed: null, name: '' }
      : { design: options.design, seed, name: null },
  );
}

/** A pile by its design and number, or by its given name. */
export function pileName({
  design,
  seed,
  name,
}: Pick<PileView, 'design' | 'seed' | 'name'>): string {
  if (name !== null) return name || t('xstack.own-pile');
  const kind = t(`xstackSetup.design-${design}`);
  return seed === null ? kind : t('xstack.pile-number', { design: kind, number: String(seed) });
}
