/**
 * Notices that come while no page is open: that it is somebody's turn at a table. They are read and
 * shown by the service worker, which has none of the page's words, so these few are here.
 */
import type { Language } from '@/i18n/languages';

const GAMES = { klotz: 'Klotz', climbers: 'The Climbers', xstack: 'X-Stack' } as const;

/** In German the game has capitals, to tell it from its pieces. */
const GERMAN_GAMES = { ...GAMES, klotz: 'KLOTZ' } as const;

const YOUR_TURN: Readonly<Record<Language, string>> = {
  en: 'It’s your turn',
  fr: 'C’est à vous de jouer',
  de: 'Du bist am Zug',
  es: 'Te toca jugar',
};

export interface Notice {
  title: string;
  options: NotificationOptions & { data: { path: string } };
}

/** What a message says; whatever it is, something has to be shown for it. */
export function noticeOf(message: string | undefined): Notice {
  const { table, game, language } = read(message);
  const games = language === 'de' ? GERMAN_GAMES : GAMES;
  const path = /^[0-9a-f]{32}$/.test(table) ? `/online/${table}` : '/online';
  return {
    title: YOUR_TURN[language in YOUR_TURN ? (language as Language) : 'en'],
    options: {
      body: game in GAMES ? games[game as keyof typeof GAMES] : '',
      icon: '/icon.svg',
      // One notice for each table, however often it is one's turn there.
      tag: path,
      data: { path },
    },
  };
}

function read(message: string | undefined): Record<'table' | 'game' | 'language', string> {
  let said: Record<string, unknown> = {};
  try {
    said = { ...(JSON.parse(message ?? '') as object) };
  } catch {
    // Not from a server that we know.
  }
  const word = (name: string) => (typeof said[name] === 'string' ? said[name] : '');
  return { table: word('table'), game: word('game'), language: word('language') };
}

/** The part of `Clients` that is used. */
interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  openWindow(path: string): Promise<unknown>;
}
interface Tab {
  readonly url: string;
  focus?(): Promise<unknown>;
}

/** Opens the table of a notice, in the tab that shows it already if there is one. */
export async function openTable(path: string, windows: Windows): Promise<void> {
  const tabs = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === path);
  if (there?.focus) await there.focus();
  else await windows.openWindow(path);
}
