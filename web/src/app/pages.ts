/**
 * The pages by their address, and how each is loaded. Only the home page is part of the first load.
 */
import type { Component } from 'svelte';
import { GAMES } from '@/games';
import { loadPart, type Part, type PlainKey } from '@/i18n';
import HomePage from '@/pages/home/HomePage.svelte';
import type { AnyGame, GamePage, LoadedComponent } from '@/shell/game-definition';

export interface Page {
  /** Parts of the document title, before the name of the site. Shown once the page is loaded. */
  readonly title: readonly PlainKey[];
  /** The player is busy here and isn't told about turns in other games. */
  readonly busy?: boolean;
  readonly load: () => Promise<ShownPage>;
}

/** A page with what it is rendered with. */
export interface ShownPage {
  readonly component: Component<Record<string, unknown>>;
  readonly props?: Record<string, unknown>;
}

function page(
  title: readonly PlainKey[],
  load: () => Promise<LoadedComponent>,
  { messages = [], busy = false }: { messages?: readonly Part[]; busy?: boolean } = {},
): Page {
  return {
    title,
    busy,
    load: async () => {
      const [{ default: component }] = await Promise.all([load(), ...messages.map(loadPart)]);
      return { component: component as ShownPage['component'] };
    },
  };
}

const online = (title: readonly PlainKey[], load: () => Promise<LoadedComponent>, busy = false) =>
  page(title, load, { messages: ['online'], busy });

const TABLE = online(['online.table'], () => import('@/online/TablePage.svelte'), true);
const PROFILE = online(['profile.person'], () => import('@/online/profile/ProfilePage.svelte'));
const MISSING = page(['common.missingTitle'], () => import('@/pages/about/MissingPage.svelte'));

const PAGES: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/', { title: [], load: async () => ({ component: HomePage as ShownPage['component'] }) }],
  ['/about', page(['common.about'], () => import('@/pages/about/AboutPage.svelte'))],
  [
    '/learn',
    page(['common.learn'], () => import('@/learn/LearnPage.svelte'), { messages: ['learn'] }),
  ],
  [
    '/daily',
    page(['common.daily'], () => import('@/daily/DailyPage.svelte'), {
      messages: ['online', 'coach'],
    }),
  ],
  // The list of one's own tables is on this page already.
  ['/online', online(['common.online'], () => import('@/online/LobbyPage.svelte'), true)],
  [
    '/online/account',
    online(['account.title'], () => import('@/online/account/AccountPage.svelte')),
  ],
  ['/online/me', online(['profile.own'], () => import('@/online/profile/ProfilePage.svelte'))],
  ['/online/ladder', online(['profile.ladder'], () => import('@/online/ladder/LadderPage.svelte'))],
  ['/online/api', online(['api.title'], () => import('@/online/api-page/ApiPage.svelte'))],
  ...GAMES.flatMap(pagesOf),
]);

/** The link of a table ends in 32 hexadecimal digits that nobody can guess. */
const TABLE_PATH = /^\/online\/[0-9a-f]{32}$/;
const PROFILE_PATH = /^\/online\/people\/[^/]+$/;

/** `null` if there is no such page. */
function find(path: string): Page | null {
  if (TABLE_PATH.test(path)) return TABLE;
  if (PROFILE_PATH.test(path)) return PROFILE;
  return PAGES.get(path) ?? null;
}

/** The addresses that are always pages; those of tables and profiles come on top. */
export const pagePaths = (): string[] => [...PAGES.keys()];

/** Whether a game is played here, on this device. */
export const isTable = (path: string): boolean => GAMES.some(({ id }) => path === `/${id}`);

export const isPage = (path: string): boolean => find(path) !== null;

/** The page at an address, or the one that says that there is none. */
export function pageAt(path: string): Page {
  return find(path) ?? MISSING;
}

function pagesOf(game: AnyGame): [path: string, page: Page][] {
  const pages = Object.entries<GamePage>({ ...game.pages } as Record<string, GamePage>);
  return [
    ...pages.map(([name, each]): [string, Page] => [
      name === 'play' ? `/${game.id}` : `/${game.id}/${name}`,
      page([...(each.title ? [each.title] : []), game.name], each.load, {
        messages: [...messagesOf(game), ...(each.messages ? [each.messages] : [])],
        busy: each.busy,
      }),
    ]),
    ...courseOf(game),
    ...dailyOf(game),
    [`/online/new/${game.id}`, newOnlineTable(game)],
  ];
}

function courseOf(game: AnyGame): [path: string, page: Page][] {
  if (!game.learn) return [];
  const messages = ['learn', ...messagesOf(game)] as const;
  const course = page(['common.learn', game.name], game.learn.load, { messages, busy: true });
  return [[`/learn/${game.id}`, course]];
}

function dailyOf(game: AnyGame): [path: string, page: Page][] {
  if (!game.daily) return [];
  const load = async (): Promise<ShownPage> => {
    const [{ default: component }] = await Promise.all([
      import('@/daily/DailyPuzzlePage.svelte'),
      ...(['online', 'coach', ...messagesOf(game)] as const).map(loadPart),
    ]);
    return { component: component as unknown as ShownPage['component'], props: { game } };
  };
  return [[`/daily/${game.id}`, { title: ['common.daily', game.name], busy: true, load }]];
}

/** The game's own setup page, which opens a table on the server instead of starting a game here. */
function newOnlineTable(game: AnyGame): Page {
  return {
    title: ['online.new-title', game.name],
    load: async () => {
      const [{ default: component }, { onlineSetupFor }] = await Promise.all([
        game.pages.new.load(),
        import('@/online/opening'),
        ...(['online', ...messagesOf(game)] as const).map(loadPart),
      ]);
      return {
        component: component as ShownPage['component'],
        props: { online: onlineSetupFor(game.id) },
      };
    },
  };
}

function messagesOf(game: AnyGame): readonly Part[] {
  return game.messages ? [game.messages] : [];
}
