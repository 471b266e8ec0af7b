/**
 * Which page is shown: the history API, and nothing else. Ordinary links work: a press on
 * `<a href="/klotz">` is taken over here, everything a browser can do with a link stays.
 */
import { createSubscriber } from 'svelte/reactivity';

const PATHS = {
  '/': 'home',
  '/klotz': 'klotz',
  '/klotz/new': 'klotzNew',
  '/klotz/rules': 'klotzRules',
  '/klotz/editor': 'klotzEditor',
  '/klotz/puzzles': 'klotzPuzzles',
  '/klotz/puzzle': 'klotzPuzzle',
  '/climbers': 'climbers',
  '/climbers/new': 'climbersNew',
  '/climbers/rules': 'climbersRules',
  '/climbers/puzzles': 'climbersPuzzles',
  '/climbers/puzzle': 'climbersPuzzle',
  '/xstack': 'xstack',
  '/xstack/new': 'xstackNew',
  '/xstack/rules': 'xstackRules',
  '/xstack/editor': 'xstackEditor',
  '/online': 'online',
  '/online/account': 'onlineAccount',
  '/online/me': 'onlineProfile',
  '/online/ladder': 'onlineLadder',
  '/online/api': 'onlineApi',
  '/online/new/klotz': 'onlineNew',
  '/online/new/climbers': 'onlineNew',
  '/online/new/xstack': 'onlineNew',
  '/about': 'about',
} as const;

/** The table of a link: its name is 32 hexadecimal digits that nobody can guess. */
const TABLE = /^\/online\/[0-9a-f]{32}$/;

/** Somebody with an account, by name. */
const PERSON = /^\/online\/people\/[^/]+$/;

export type Path = keyof typeof PATHS;
export type PageName = (typeof PATHS)[Path] | 'onlineTable' | 'missing';

export interface Route {
  page: PageName;
  path: string;
  /** What follows `#`, without it. */
  fragment: string;
}

/** The route of an address. A slash at the end does not matter. */
export function routeOf(url: URL): Route {
  const path = url.pathname.replace(/(.)\/+$/, '$1');
  return { page: pageOf(path), path, fragment: url.hash.slice(1) };
}

function pageOf(path: string): PageName {
  if (Object.hasOwn(PATHS, path)) return PATHS[path as Path];
  if (PERSON.test(path)) return 'onlineProfile';
  return TABLE.test(path) ? 'onlineTable' : 'missing';
}

/** The address a press on a link leads to inside this page, or `null` if the browser shall have it. */
export function linkTarget(event: MouseEvent, here: URL): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => (node as Element).localName === 'a');
  if (!link?.href || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  const url = new URL(link.href);
  if (url.origin !== here.origin || routeOf(url).page === 'missing') return null;
  // A jump within the page is the browser's own affair.
  if (url.hash && url.pathname === here.pathname) return null;
  return url;
}

class Router {
  #update: () => void = () => {};

  #subscribe = createSubscriber((update) => {
    this.#update = update;
    const follow = (event: MouseEvent) => {
      const url = linkTarget(event, new URL(location.href));
      if (!url) return;
      event.preventDefault();
      this.#push(url);
    };
    addEventListener('popstate', update);
    document.addEventListener('click', follow);
    return () => {
      removeEventListener('popstate', update);
      document.removeEventListener('click', follow);
    };
  });

  /** The page to show; reactive. */
  get route(): Route {
    this.#subscribe();
    return routeOf(new URL(location.href));
  }

  /** Goes to another page of this site. `replace` leaves no step to come back to. */
  navigate(to: Path | `${Path}#${string}` | `/online/${string}`, { replace = false } = {}): void {
    this.#push(new URL(to, location.href), replace);
  }

  #push(url: URL, replace = false): void {
    if (replace) history.replaceState(null, '', url);
    else if (url.href !== location.href) history.pushState(null, '', url);
    if (!replace) scrollTo(0, 0);
    this.#update();
  }
}

export const router = new Router();
