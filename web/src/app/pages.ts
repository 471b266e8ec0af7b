/**
 * The pages and how each is fetched. Only the home page comes with the first load; the others are
 * fetched when they are wanted.
 */
import type { Component } from 'svelte';
import { loadPart, type Part, type PlainKey } from '@/i18n';
import HomePage from '@/pages/home/HomePage.svelte';
import type { PageName } from '@/ui/router';

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
  klotz: { title: ['common.klotz'], load: () => import('@/games/klotz/play/PlayPage.svelte') },
  klotzNew: {
    title: ['common.newGame', 'common.klotz'],
    load: () => import('@/games/klotz/setup/KlotzSetupPage.svelte'),
  },
  klotzRules: {
    title: ['common.rules', 'common.klotz'],
    load: () => import('@/games/klotz/rules/KlotzRulesPage.svelte'),
  },
  klotzEditor: {
    title: ['common.editor', 'common.klotz'],
    load: () => import('@/games/klotz/editor/EditorPage.svelte'),
  },
  klotzPuzzles: {
    title: ['common.puzzles', 'common.klotz'],
    load: coached(() => import('@/games/klotz/puzzles/PuzzlesPage.svelte')),
  },
  klotzPuzzle: {
    title: ['common.puzzle', 'common.klotz'],
    load: coached(() => import('@/games/klotz/puzzles/PuzzlePage.svelte')),
  },
  climbers: {
    title: ['common.climbers'],
    load: () => import('@/games/climbers/play/PlayPage.svelte'),
  },
  climbersNew: {
    title: ['common.newGame', 'common.climbers'],
    load: () => import('@/games/climbers/setup/ClimbersSetupPage.svelte'),
  },
  climbersRules: {
    title: ['common.rules', 'common.climbers'],
    load: () => import('@/games/climbers/rules/ClimbersRulesPage.svelte'),
  },
  climbersPuzzles: {
    title: ['common.puzzles', 'common.climbers'],
    load: coached(() => import('@/games/climbers/puzzles/PuzzlesPage.svelte')),
  },
  climbersPuzzle: {
    title: ['common.puzzle', 'common.climbers'],
    load: coached(() => import('@/games/climbers/puzzles/PuzzlePage.svelte')),
  },
  xstack: {
    title: ['common.xstack'],
    load: xstack(() => import('@/games/xstack/play/PlayPage.svelte')),
  },
  xstackNew: {
    title: ['common.newGame', 'common.xstack'],
    load: xstack(() => import('@/games/xstack/setup/XStackSetupPage.svelte')),
  },
  xstackRules: {
    title: ['common.rules', 'common.xstack'],
    load: xstack(() => import('@/games/xstack/rules/XStackRulesPage.svelte')),
  },
  xstackEditor: {
    title: ['common.pileEditor', 'common.xstack'],
    load: xstack(() => import('@/games/xstack/editor/PileEditorPage.svelte')),
  },
  online: {
    title: ['common.online'],
    load: online(() => import('@/online/LobbyPage.svelte')),
  },
  onlineNew: {
    title: ['common.newGame', 'common.online'],
    load: online(() => import('@/online/NewTablePage.svelte')),
  },
  onlineAccount: {
    title: ['common.online'],
    load: online(() => import('@/online/account/AccountPage.svelte')),
  },
  onlineProfile: {
    title: ['common.online'],
    load: online(() => import('@/online/profile/ProfilePage.svelte')),
  },
  onlineLadder: {
    title: ['common.online'],
    load: online(() => import('@/online/ladder/LadderPage.svelte')),
  },
  onlineApi: {
    title: ['common.online'],
    load: online(() => import('@/online/api-page/ApiPage.svelte')),
  },
  onlineTable: {
    title: ['common.online'],
    load: online(() => import('@/online/TablePage.svelte')),
  },
  about: { title: ['common.about'], load: () => import('@/pages/about/AboutPage.svelte') },
  missing: {
    title: ['common.missingTitle'],
    load: () => import('@/pages/about/MissingPage.svelte'),
  },
};
