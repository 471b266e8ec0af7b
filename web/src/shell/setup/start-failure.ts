import { t } from '@/i18n';
import { refusalOf } from '../refusal';
import { refusalText } from '../words';

/** An error with a message that is ready to show to the player. */
export class UserFacingError extends Error {}

/** Why the game didn't start, as a message for the player. */
export function startFailure(error: unknown): string {
  if (error instanceof UserFacingError) return error.message;
  if (error instanceof Error && 'refusal' in error) return refusalText(refusalOf(error));
  console.error(error);
  return t('common.startFailed');
}
