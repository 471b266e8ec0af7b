/** The languages of the page and how one is chosen. */
export const LANGUAGES = ['en', 'fr', 'de', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, as a language menu must show it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
};

/** The first of the reader's languages that the page speaks, English if none. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    const known = LANGUAGES.find((language) => language === primary);
    if (known) return known;
  }
  return 'en';
}
