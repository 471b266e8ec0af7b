import { t } from '@/i18n';
import { refusalOf } from '../refusal';
import { refusalText } from '../words';

/** A failure whose message is in the player's words already. */
export class UserFacingError extends Error {}

/** Why a game did not start, in words for the player. */
export function startFailure(error: unknown): string {
  if (error instanceof UserFacingError) return error.message;
  if (error instanceof Error && 'refusal' in error) return refusalText(refusalOf(error));
  console.error(error);
  return t('common.startFailed');
}
