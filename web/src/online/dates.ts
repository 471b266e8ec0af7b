/** Dates in the reader's language. */
import { currentLanguage } from '@/i18n';

/** `17 November 2026`. */
export function dayName(ms: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long' }).format(ms);
}

/** `17 Nov 2026`. */
export function shortDay(ms: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(ms);
}
