/**
 * The pages and how each is fetched. Only the home page comes with the first load; the others are
 * fetched when they are wanted.
 */
import type { Component } from 'svelte';
import HomePage from './home/HomePage.svelte';
import type { PlainKey } from './i18n';
import type { PageName } from './router';

interface Page {
  /** The document's title, before the name of the site; none for the home page. */
  title: PlainKey | null;
  load: () => Component | Promise<{ default: Component }>;
}

export const PAGES: Readonly<Record<PageName, Page>> = {
  home: { title: null, load: () => HomePage },
  play: { title: 'common.klotz', load: () => import('./play/PlayPage.svelte') },
  setup: { title: 'common.newGame', load: () => import('./setup/SetupPage.svelte') },
  rules: { title: 'common.rules', load: () => import('./rules/RulesPage.svelte') },
  editor: { title: 'common.editor', load: () => import('./editor/EditorPage.svelte') },
  about: { title: 'common.about', load: () => import('./about/AboutPage.svelte') },
  missing: { title: 'common.missingTitle', load: () => import('./about/MissingPage.svelte') },
};
