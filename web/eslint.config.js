import { readdirSync } from 'node:fs';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/**
 * The folders of `src` and the ones each may import from. A folder imports only from those above it,
 * so there are no cycles. A game never imports another game.
 */
const FOLDERS = {
  storage: [],
  wasm: [],
  i18n: ['storage', 'wasm'],
  offline: ['i18n'],
  ui: ['storage', 'i18n'],
  engine: ['ui'],
  shell: ['storage', 'wasm', 'i18n', 'ui', 'engine'],
  'games/*': ['storage', 'wasm', 'i18n', 'offline', 'ui', 'engine', 'shell'],
  games: ['shell'],
  online: ['storage', 'wasm', 'i18n', 'offline', 'ui', 'shell', 'games'],
  daily: ['storage', 'wasm', 'i18n', 'ui', 'shell', 'games', 'online'],
  pages: ['storage', 'i18n', 'ui', 'engine', 'shell', 'games'],
  learn: ['storage', 'i18n', 'offline', 'ui', 'engine', 'shell', 'games'],
  app: ['storage', 'i18n', 'offline', 'ui', 'shell', 'games', 'online', 'daily', 'pages', 'learn'],
};

/** The folders of `src`, and the games in one of them. */
const names = [
  ...Object.keys(FOLDERS).filter((path) => !path.includes('/')),
  'scene-dev',
  ...readdirSync(new URL('src/games', import.meta.url)).filter((name) => !name.includes('.')),
];

/** Matches the specifiers that files in a folder must not import. */
function forbidden(allowed) {
  // Only the list of games is for others, not what is in a game.
  const targets = allowed.map((name) => (name === 'games' ? 'games$' : `${name}(/|$)`));
  const alias = `^@/(?!${targets.join('|') || '$'})`;
  // Other folders are imported by `@/name`, never by a relative path.
  return `${alias}|^(\\.\\./)+(${names.join('|')})(/|$)`;
}

const boundaries = Object.entries(FOLDERS).map(([folder, allowed]) => {
  const regex = forbidden(allowed);
  const message = `src/${folder} may import only from ${allowed.join(', ') || 'itself'}: see FOLDERS in eslint.config.js.`;
  const literal = regex.replaceAll('/', '\\/');
  return {
    files: [`src/${folder}/${folder === 'games' ? '*' : '**/*'}.{ts,svelte}`],
    // Tests may use whatever they need.
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
      'no-restricted-syntax': [
        'error',
        { selector: `ImportExpression > Literal[value=/${literal}/]`, message },
      ],
    },
  };
});

export default ts.config(
  { ignores: ['dist/', 'pkg/', 'node_modules/', 'test-results/'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte'],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.worker.json', './tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        // Handlers of the DOM and of components may be async: they handle their own errors.
        { checksVoidReturn: { arguments: false, attributes: false, properties: false } },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // A forgotten console.log is noise for users.
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  ...boundaries,
);
