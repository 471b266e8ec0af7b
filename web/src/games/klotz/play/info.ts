/** The match settings as names and values. */
import { t } from '@/i18n';
import { clockName } from '@/shell/words';
import type { MatchSetup } from '@/wasm/klotz';
import { layoutName } from './words';

export function infoRows({ clock, start, layout, options }: MatchSetup): [string, string][] {
  return [
    [t('play.info-clock'), clockName(clock)],
    start === null
      ? [t('play.info-layout'), layoutName(layout.name)]
      : [t('play.info-start'), t('play.start-own')],
    [t('play.info-goal'), options.goal === 'near' ? t('play.goal-near') : t('play.goal-far')],
    [
      t('play.info-idle'),
      options.idle === 'removed' ? t('play.idle-removed') : t('play.idle-stay'),
    ],
    [
      t('play.info-repetition'),
      options.repetition === 'draw' ? t('play.repetition-draw') : t('play.repetition-allowed'),
    ],
    [
      t('play.info-limit'),
      options.moveLimit === 0
        ? t('play.limit-none')
        : t('play.limit-moves', { limit: options.moveLimit }),
    ],
  ];
}
