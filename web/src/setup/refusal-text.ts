import type { Refusal } from '../holz/wire';
import { lookUp } from '../i18n';

/** Why something was not accepted, in the reader's language; in English if nobody translated it. */
export function refusalText(refusal: Refusal): string {
  return lookUp(`refusals.${refusal.code}`, refusal.params) ?? refusal.message;
}
