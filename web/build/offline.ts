import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Where the service worker is served from: its folder is what it answers for. */
const WORKER = 'service-worker.js';

/**
 * Fonts come in two formats; browsers that have service workers take the newer one. Letters beyond
 * those of our languages are fetched when somebody's name needs them.
 */
const unneeded = /\.(br|gz|woff)$|-latin-ext-/;

/**
 * Tells the service worker (see `src/offline`) which files make up this version of the page, and a
 * name for it that changes when any of them does.
 */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'holz-offline',
    apply: 'build',
    // Files are complete only when every other plugin has written its own.
    enforce: 'post',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const version = describe(folder);
      const worker = join(folder, WORKER);
      const code = readFileSync(worker, 'utf8');
      if (!code.includes('__HOLZ_VERSION__')) throw new Error(`${WORKER} asks for no version`);
      writeFileSync(worker, code.replaceAll('__HOLZ_VERSION__', JSON.stringify(version)));
    },
  };
}

function describe(folder: string): { id: string; files: string[] } {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== WORKER && !unneeded.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(folder, path)));
  return {
    id: hash.digest('hex').slice(0, 16),
    // The page is asked for by its address, not by its file.
    files: paths.map((path) => (path === 'index.html' ? '/' : `/${path}`)),
  };
}
