/**
 * The pages and how each is fetched. Only the home page comes with the first load; the others are
 * fetched when they are wanted.
 */
import type { Component } from 'svelte';
import HomePage from './home/HomePage.svelte';
import { loadPart, type Part, type PlainKey } from './i18n';
import type { PageName } from './router';

interface Page {
  /** The document's title, part by part, before the name of the site; none for the home page. */
  title: readonly PlainKey[];
  load: () => Component | Promise<Loaded>;
}

type Loaded = { default: Component };

/** A page with the texts that only such pages need. */
function withPart(part: Part, page: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => (await Promise.all([page(), loadPart(part)]))[0];
}

const xstack = (page: () => Promise<Loaded>) => withPart('xstack', page);
const online = (page: () => Promise<Loaded>) => withPart('online', page);
const coached = (page: () => Promise<Loaded>) => withPart('coach', page);

export const PAGES: Readonly<Record<PageName, Page>> = {
  home: { title: [], load: () => HomePage },
  klotz: { title: ['common.klotz'], load: () => import('./play/PlayPage.svelte') },
  klotzNew: {
    title: ['common.newGame', 'common.klotz'],
    load: () => import('./setup/klotz/KlotzSetupPage.svelte'),
  },
  klotzRules: {
    title: ['common.rules', 'common.klotz'],
    load: () => import('./rules/klotz/KlotzRulesPage.svelte'),
  },
  klotzEditor: {
    title: ['common.editor', 'common.klotz'],
    load: () => import('./editor/EditorPage.svelte'),
  },
  klotzPuzzles: {
    title: ['common.puzzles', 'common.klotz'],
    load: coached(() => import('./puzzles/klotz/PuzzlesPage.svelte')),
  },
  klotzPuzzle: {
    title: ['common.puzzle', 'common.klotz'],
    load: coached(() => import('./puzzles/klotz/PuzzlePage.svelte')),
  },
  climbers: { title: ['common.climbers'], load: () => import('./climbers/PlayPage.svelte') },
  climbersNew: {
    title: ['common.newGame', 'common.climbers'],
    load: () => import('./setup/climbers/ClimbersSetupPage.svelte'),
  },
  climbersRules: {
    title: ['common.rules', 'common.climbers'],
    load: () => import('./rules/climbers/ClimbersRulesPage.svelte'),
  },
  climbersPuzzles: {
    title: ['common.puzzles', 'common.climbers'],
    load: coached(() => import('./puzzles/climbers/PuzzlesPage.svelte')),
  },
  climbersPuzzle: {
    title: ['common.puzzle', 'common.climbers'],
    load: coached(() => import('./puzzles/climbers/PuzzlePage.svelte')),
  },
  xstack: { title: ['common.xstack'], load: xstack(() => import('./xstack/PlayPage.svelte')) },
  xstackNew: {
    title: ['common.newGame', 'common.xstack'],
    load: xstack(() => import('./setup/xstack/XStackSetupPage.svelte')),
  },
  xstackRules: {
    title: ['common.rules', 'common.xstack'],
    load: xstack(() => import('./rules/xstack/XStackRulesPage.svelte')),
  },
  xstackEditor: {
    title: ['common.pileEditor', 'common.xstack'],
    load: xstack(() => import('./xstack/editor/PileEditorPage.svelte')),
  },
  online: {
    title: ['common.online'],
    load: online(() => import('./online/LobbyPage.svelte')),
  },
  onlineNew: {
    title: ['common.newGame', 'common.online'],
    load: online(() => import('./online/NewTablePage.svelte')),
  },
  onlineAccount: {
    title: ['common.online'],
    load: online(() => import('./online/account/AccountPage.svelte')),
  },
  onlineProfile: {
    title: ['common.online'],
    load: online(() => import('./online/profile/ProfilePage.svelte')),
  },
  onlineLadder: {
    title: ['common.online'],
    load: online(() => import('./online/ladder/LadderPage.svelte')),
  },
  onlineApi: {
    title: ['common.online'],
    load: online(() => import('./online/api/ApiPage.svelte')),
  },
  onlineTable: {
    title: ['common.online'],
    load: online(() => import('./online/TablePage.svelte')),
  },
  about: { title: ['common.about'], load: () => import('./about/AboutPage.svelte') },
  missing: { title: ['common.missingTitle'], load: () => import('./about/MissingPage.svelte') },
};
