/** Texts about finished matches and ratings. */
import { joinList, t } from '@/i18n';
import { levelName } from '@/shell/setup/levels';
import type { FinishedMatch, FinishedSeat, RatingView } from '@/wasm/online';

/** As text, because numbers would get thousands separators. */
const plain = ({ rating, uncertainty }: RatingView) => ({
  rating: String(rating),
  uncertainty: String(uncertainty),
});

export const ratingText = (rating: RatingView) => t('profile.rating', plain(rating));
export const spokenRating = (rating: RatingView) => t('profile.rating-spoken', plain(rating));

/** A player's name at the time of the match. */
export function nameOf({ name, account, level, sitting }: FinishedSeat): string {
  if (level !== null) return t('profile.bot', { level: levelName(level) });
  if (account !== null) return account;
  if (!name) return t('online.nobody-named');
  // Anyone may use this name.
  return `${name} (${t(sitting === 'program' ? 'online.program' : 'online.guest')})`;
}

/** The names of your opponents. */
export function othersIn({ seats }: FinishedMatch): string {
  return t('profile.with', { names: joinList(seats.filter(({ own }) => !own).map(nameOf)) });
}

/** The result from your point of view. */
export function resultOf({ seats }: FinishedMatch): string {
  const own = seats.find(({ own }) => own);
  if (!own) return '';
  const alike = seats.filter(({ place }) => place === own.place).length;
  if (own.place === 1) {
    if (alike === seats.length) return t('profile.drawn');
    return alike > 1 ? t('profile.shared') : t('profile.won');
  }
  if (seats.length === 2) return t('profile.lost');
  return t('profile.place', { place: own.place, of: seats.length });
}

/** How the match changed your rating. */
export function changeOf({ seats }: FinishedMatch): string {
  const own = seats.find(({ own }) => own);
  if (!own?.rating || own.change === null) return t('profile.casual');
  const rating = ratingText(own.rating);
  if (own.change === 0) return t('profile.kept', { rating });
  const points = Math.abs(own.change);
  return own.change > 0
    ? t('profile.gained', { points, rating })
    : t('profile.fell', { points, rating });
}
