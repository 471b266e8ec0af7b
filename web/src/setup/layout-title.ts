import { lookUp } from '../i18n';

/** What a layout is called in the reader's language. The player's own keep the name they were given. */
export function layoutTitle(name: string, own: boolean): string {
  return own ? name : (lookUp(`layouts.${name}`, {}) ?? name);
}
