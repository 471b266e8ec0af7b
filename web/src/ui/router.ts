/**
 * Client-side routing with the history API. Links are ordinary `<a href="/klotz">`: we handle plain
 * clicks, and all other browser features for links still work. `app/pages.ts` lists the pages.
 */
import { createSubscriber } from 'svelte/reactivity';

export type Path = `/${string}`;

export interface Route {
  path: string;
  /** The URL fragment, without `#`. */
  fragment: string;
}

/** The route of a URL. Ignores a trailing slash. */
export function routeOf(url: URL): Route {
  return { path: url.pathname.replace(/(.)\/+$/, '$1'), fragment: url.hash.slice(1) };
}

/** Where a click on a link leads within the site; `null` if the browser should handle it. */
export function linkTarget(
  event: MouseEvent,
  here: URL,
  isPage: (path: string) => boolean,
): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => (node as Element).localName === 'a');
  if (!link?.href || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  const url = new URL(link.href);
  if (url.origin !== here.origin || !isPage(routeOf(url).path)) return null;
  // The browser handles jumps within a page.
  if (url.hash && url.pathname === here.pathname) return null;
  return url;
}

class Router {
  /** Whether a path is a page of the site; set once at startup. */
  isPage: (path: string) => boolean = () => false;

  #update: () => void = () => {};

  #subscribe = createSubscriber((update) => {
    this.#update = update;
    const follow = (event: MouseEvent) => {
      const url = linkTarget(event, new URL(location.href), this.isPage);
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

  /** The current route; reactive. */
  get route(): Route {
    this.#subscribe();
    return routeOf(new URL(location.href));
  }

  /** Goes to another page of the site. `replace` adds no entry to the history. */
  navigate(to: Path, { replace = false } = {}): void {
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
