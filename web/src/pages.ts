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

const lazy = import.meta.glob<{ default: Component }>(
  './{play,setup,rules,editor,about}/*Page.svelte',
);

function fetched(file: string): Promise<{ default: Component }> {
  const load = lazy[file];
  if (!load) return Promise.reject(new Error(`${file} is not part of this build`));
  return load();
}

export const PAGES: Readonly<Record<PageName, Page>> = {
  home: { title: null, load: () => HomePage },
  play: { title: 'common.klotz', load: () => fetched('./play/PlayPage.svelte') },
  setup: { title: 'common.newGame', load: () => fetched('./setup/SetupPage.svelte') },
  rules: { title: 'common.rules', load: () => fetched('./rules/RulesPage.svelte') },
  editor: { title: 'common.editor', load: () => fetched('./editor/EditorPage.svelte') },
  about: { title: 'common.about', load: () => fetched('./about/AboutPage.svelte') },
  missing: { title: 'common.missingTitle', load: () => fetched('./about/MissingPage.svelte') },
};
