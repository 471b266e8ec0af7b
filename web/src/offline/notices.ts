/**
 * Push notifications for "your turn", shown while no page is open. The service worker can't load
 * the page's translations, so the few strings it needs live here.
 */
import type { Language } from '@/i18n/languages';

const GAMES = { klotz: 'Klotz', climbers: 'The Climbers', xstack: 'X-Stack' } as const;

/** German writes the game in capitals to tell it from its pieces, the Klötze. */
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

/** Always returns a notice: browsers require a push message to show one. */
export function noticeOf(message: string | undefined): Notice {
  const { table, game, language } = read(message);
  const games = language === 'de' ? GERMAN_GAMES : GAMES;
  const path = /^[0-9a-f]{32}$/.test(table) ? `/online/${table}` : '/online';
  return {
    title: YOUR_TURN[language in YOUR_TURN ? (language as Language) : 'en'],
    options: {
      body: game in GAMES ? games[game as keyof typeof GAMES] : '',
      icon: '/icon.svg',
      // A newer notice for a table replaces the older one.
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
    // Not a message from our server.
  }
  const word = (name: string) => (typeof said[name] === 'string' ? said[name] : '');
  return { table: word('table'), game: word('game'), language: word('language') };
}

/** The subset of `Clients` we use. */
interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  openWindow(path: string): Promise<unknown>;
}
interface Tab {
  readonly url: string;
  focus?(): Promise<unknown>;
}

/** Opens the notice's table, reusing a tab that already shows it. */
export async function openTable(path: string, windows: Windows): Promise<void> {
  const tabs = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === path);
  if (there?.focus) await there.focus();
  else await windows.openWindow(path);
}
