import type { GameDefinition } from '@/shell/game-definition';

export const climbers: GameDefinition<'climbers'> = {
  id: 'climbers',
  name: 'common.climbers',
  loadRules: async () => (await import('@/wasm/holz')).loadHolz(),
  pages: {
    play: { busy: true, load: () => import('./play/PlayPage.svelte') },
    new: { title: 'common.newGame', load: () => import('./setup/ClimbersSetupPage.svelte') },
    rules: { title: 'common.rules', load: () => import('./rules/ClimbersRulesPage.svelte') },
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
    text: 'home.climbersText',
    sceneText: 'home.climbersScene',
    loadScene: async () => (await import('./scene/home-model')).homeClimbers,
    hasUnfinishedGame: async () => (await import('./setup/start')).hasUnfinishedGame(),
    startQuickGame: async () => (await import('./setup/quick-game')).startQuickGame(),
  },
  online: {
    loadSession: () => import('./play/RemoteSession.svelte'),
    defaultSetup: async () => {
      const [{ climbersDefaultSetup }, { drawTower }] = await Promise.all([
        import('@/wasm/climbers-match'),
        import('./setup/choices'),
      ]);
      return climbersDefaultSetup(2, drawTower(Math.random));
    },
    infoRows: async (setup) => (await import('./play/info')).infoRows(setup),
  },
};
