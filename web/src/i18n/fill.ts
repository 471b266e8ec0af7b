/** Puts parameters into messages. Knows nothing of which language is chosen. */
import type { Message } from './shape';

/** What stands for the `{names}` of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

const NAME = /\{(\w+)\}/g;

/** Chooses the plural form for `values.count` and fills in the names. */
export function fill(message: Message, values: Values, locale: string): string {
  const text = typeof message === 'string' ? message : choose(message, values.count, locale);
  return text.replace(NAME, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value !== 'number') return value;
    return new Intl.NumberFormat(locale).format(value).replace('-', '−');
  });
}

function choose(plural: Exclude<Message, string>, count: unknown, locale: string): string {
  const category = new Intl.PluralRules(locale).select(Number(count));
  return plural[category] ?? plural.other;
}

/** The `{names}` a message mentions, sorted, each once. */
export function namesIn(message: Message): string[] {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  const names = texts.flatMap((text: string) => [...text.matchAll(NAME)].map((match) => match[1]!));
  return [...new Set(names)].sort();
}
