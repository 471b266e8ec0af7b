/** The match settings as name and value pairs. */
import { t } from '@/i18n';
import { clockName } from '@/shell/words';
import type { MatchSetup } from '@/wasm/climbers';

export function infoRows({ clock, start, tower, options }: MatchSetup): [string, string][] {
  const yesOrNo = (yes: boolean) => (yes ? t('climbers.yes') : t('climbers.no'));
  return [
    [t('play.info-clock'), clockName(clock)],
    start === null
      ? [t('climbers.info-tower'), t('climbers.tower-number', { number: String(tower) })]
      : [t('play.info-start'), t('play.start-own')],
    [t('climbers.info-pawn-first'), yesOrNo(options.pawnBeforeBlock)],
    [t('climbers.info-descend'), t(`climbers.${options.descend}`)],
    [t('climbers.info-tie'), t(`climbers.tie-${options.tie}`)],
    [t('climbers.info-rounds'), String(options.rounds)],
    [t('climbers.info-bridges'), yesOrNo(options.bridges)],
    [t('climbers.info-together'), yesOrNo(options.together)],
    [t('climbers.info-last-chance'), yesOrNo(options.lastChance ?? true)],
  ];
}
