import type { GameDefinition } from '@/shell/game-definition';

export const klotz: GameDefinition<'klotz'> = {
  id: 'klotz',
  name: 'common.klotz',
  loadRules: async () => (await import('@/wasm/holz')).loadHolz(),
  pages: {
    play: { busy: true, load: () => import('./play/PlayPage.svelte') },
    new: { title: 'common.newGame', load: () => import('./setup/KlotzSetupPage.svelte') },
    rules: { title: 'common.rules', load: () => import('./rules/KlotzRulesPage.svelte') },
    editor: {
      title: 'common.editor',
      busy: true,
      load: () => import('./editor/EditorPage.svelte'),
    },
    puzzles: {
      title: 'common.puzzles',
      messages: 'coach',
      load: () => import('./puzzles/PuzzlesPage.svelte'),
    },
    puzzle: {
      title: 'common.puzzle',
      messages: 'coach',
      busy: true,
      load: () => import('./puzzles/PuzzlePage.svelte'),
    },
  },
  daily: { load: () => import('./puzzles/DailyPuzzle.svelte') },
  learn: { load: () => import('./lessons/LessonsPage.svelte') },
  home: {
    text: 'home.klotzText',
    sceneText: 'home.klotzScene',
    loadScene: async () => (await import('./scene/home-model')).homeKlotz,
    hasUnfinishedGame: async () => (await import('./setup/start')).hasUnfinishedGame(),
    startQuickGame: async () => (await import('./setup/quick-game')).startQuickGame(),
  },
  online: {
    loadSession: () => import('./play/RemoteSession.svelte'),
    defaultSetup: async () => (await import('@/wasm/klotz-match')).defaultSetup(2),
    infoRows: async (setup) => (await import('./play/info')).infoRows(setup),
  },
};
