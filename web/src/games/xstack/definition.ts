import type { GameDefinition } from '@/shell/game-definition';
import { load } from '@/storage/storage';

export const xstack: GameDefinition<'xstack'> = {
  id: 'xstack',
  name: 'common.xstack',
  messages: 'xstack',
  loadRules: async () => (await import('./load-rules')).loadRules(),
  pages: {
    play: { busy: true, load: () => import('./play/PlayPage.svelte') },
    new: { title: 'common.newGame', load: () => import('./setup/XStackSetupPage.svelte') },
    rules: { title: 'common.rules', load: () => import('./rules/XStackRulesPage.svelte') },
    editor: {
      title: 'common.pileEditor',
      busy: true,
      load: () => import('./editor/PileEditorPage.svelte'),
    },
  },
  learn: { load: () => import('./lessons/LessonsPage.svelte') },
  home: {
    text: 'home.xstackText',
    sceneText: 'home.xstackScene',
    loadScene: async () => (await import('./scene/home-model')).homeXStack,
    // The rules are large. The table notes the end of a game, so the home page needn't load them.
    hasUnfinishedGame: async () => load('xstack.over') === null,
    startQuickGame: async () => (await import('./setup/quick-game')).startQuickGame(),
  },
  online: {
    loadSession: () => import('./play/RemoteSession.svelte'),
    defaultSetup: async () => {
      const [{ xstackDefaultSetup }, { drawSeed }] = await Promise.all([
        import('@/wasm/xstack-match'),
        import('./setup/choices'),
      ]);
      return xstackDefaultSetup(2, drawSeed(Math.random));
    },
    infoRows: async (setup) => (await import('./play/info')).setupRows(setup),
  },
};
