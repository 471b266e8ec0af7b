import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress';
import { firstView } from './build/first-view';
import { offline } from './build/offline';

export default defineConfig({
  // The last ones read what all others have written, in this order.
  plugins: [svelte(), firstView(), offline(), compress()],
  // Under Vitest, take Svelte's browser build: components are mounted, not rendered to a string.
  resolve: {
    alias: { '@': fileURLToPath(new URL('src', import.meta.url)) },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: 'es2022',
    // Every asset is a file of its own: the content security policy allows no `data:` fonts or
    // scripts, and each file is then compressed and cached by its hash.
    assetsInlineLimit: 0,
    // All browsers that can run the page (WebGL 2, ES modules, WebAssembly) know `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/offline/service-worker.ts' },
      output: {
        // A service worker must keep its name: that is how browsers find its next version.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        // The scenes of the home page are shown together.
        codeSplitting: {
          groups: [
            // Every page needs these before three.js, which is in the next group.
            { name: 'graphics', test: /\/engine\/(graphics|slices)\.ts$/, priority: 1 },
            { name: 'home-scene', test: /\/home-(model|scene|tower|view)\.ts$/ },
          ],
        },
        // The messages of a language begin with its code, so that we can tell what a visit loads.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language, part] = /\/i18n\/(\w+)\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
          return `assets/${language ? `${language}-${part}` : '[name]'}-[hash].js`;
        },
      },
    },
  },
  worker: { format: 'es' },
  // Puzzles and lessons lie beside the crates that read them.
  server: {
    host: '127.0.0.1',
    fs: { allow: ['.', '../crates/bots/data', '../crates/session/data'] },
  },
  test: {
    include: ['src/**/*.test.ts'],
    // Some play whole turns of bots, on machines that have other things to do.
    testTimeout: 30_000,
  },
});
