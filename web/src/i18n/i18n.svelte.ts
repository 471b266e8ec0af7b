/**
 * The language of the page. Only the chosen language is loaded; `t` is reactive, so a component
 * that calls it in its template follows when the language changes. Messages that few pages need are
 * parts of their own: such a page asks for its part before it is shown.
 */
import { save, load } from '@/storage/storage';
import { fill, type Values } from './fill';
import { preferred, type Language } from './languages';
import type { Key, Message, Namespace, Params, Part } from './shape';

type File = { default: Readonly<Record<string, Namespace>> };

/** One file for each language and part: `./en/base.ts`, `./en/online.ts`, … */
const files = import.meta.glob<File>('./{en,fr,de,es}/*.ts');

async function loadFile(language: Language, part: 'base' | Part): Promise<File['default']> {
  return (await files[`./${language}/${part}.ts`]!()).default;
}

let language = $state<Language>('en');
let messages = $state.raw<Readonly<Record<string, Namespace>> | null>(null);
let parts: readonly Part[] = [];

/** The language that is shown. */
export function currentLanguage(): Language {
  return language;
}

/** Loads the language kept from last time, or else the best one for this browser. */
export async function loadLanguage(): Promise<void> {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  await show(preferred([load('language') ?? '', ...wanted]));
}

/** Shows another language and remembers it. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  save('language', chosen);
  await show(chosen);
}

/** Loads a part in the language that is shown; from then on it follows when another is chosen. */
export async function loadPart(part: Part): Promise<void> {
  if (parts.includes(part)) return;
  const asked = language;
  const more = await loadFile(asked, part);
  parts = [...parts, part];
  // Another language may have been chosen meanwhile.
  if (asked === language) messages = { ...messages, ...more };
  else await show(language);
}

async function show(chosen: Language): Promise<void> {
  const loaded = await Promise.all(
    (['base', ...parts] as const).map((part) => loadFile(chosen, part)),
  );
  messages = Object.assign({}, ...loaded);
  language = chosen;
  if (typeof document !== 'undefined') document.documentElement.lang = chosen;
}

/** The message in the reader's language, with its parameters filled in. */
export function t<K extends Key>(key: K, ...[values]: Params<K>): string {
  const text = lookUp(key, values ?? {});
  if (text === null) throw new Error(`there is no message ${key}`);
  return text;
}

/** The same for a key that is only known at run time; `null` if there is no such message. */
export function lookUp(key: string, values: Values): string | null {
  if (!messages) throw new Error('loadLanguage() has not finished');
  const dot = key.indexOf('.');
  const namespace: Namespace | undefined = messages[key.slice(0, dot)];
  const message: Message | undefined = namespace?.[key.slice(dot + 1)];
  return message === undefined ? null : fill(message, values, language);
}

/** A number as the reader's language writes it. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language, options).format(value);
}

/** "a, b and c" in the reader's language. */
export function joinList(items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
