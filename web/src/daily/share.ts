/** The text that people share: what they solved, not how. */
import { t } from '@/i18n';
import type { DailyView } from '@/wasm/online';
import { shortDay } from './dates';

/** `null` if nothing is solved. */
export function shareText(view: DailyView, origin: string): string | null {
  const solved = view.puzzles.filter(({ own }) => own.solvedAfterMs !== null);
  if (solved.length === 0) return null;
  const parts = [
    `${t('common.holz')} ${shortDay(view.day)}`,
    ...solved.map(({ game, own }) =>
      t('daily.share-solved', { game: t(`common.${game}`), tries: own.tries }),
    ),
    ...(view.day === view.today ? [t('daily.streak', { count: view.streak })] : []),
  ];
  return `${parts.join(' · ')}\n${origin}/daily#${view.day}`;
}
