import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Where the service worker is served from: its folder is what it answers for. */
const WORKER = 'service-worker.js';

/**
 * Fonts come in two formats; browsers that have service workers take the newer one. Letters beyond
 * those of our languages are fetched when somebody's name needs them.
 */
const unneeded = /\.(br|gz|woff)$|-latin-ext-/;

/**
 * Modules that are loaded only for X-Stack, rules, editors, lessons, puzzles, an analysis or online
 * play. The home page shows X-Stack's scene too.
 */
const opensLater = new RegExp(
  [
    'games/xstack/(?!scene/home-model)',
    'games/\\w+/(editor/|lessons/|puzzles/|rules/|play/RemoteSession)',
    'i18n/\\w+/(coach|learn|online|xstack)\\.ts',
    'daily/',
    'learn/',
    'online/',
    'shell/(coach|guide/[GH]|lessons)',
    'wasm/xstack',
  ]
    .map((path) => `/src/${path}`)
    .join('|'),
);

/** Assets of those that no chunk is known to import: their workers, and what those fetch. */
const ofThose = /(^|\/)(xstack|coach)[^/]*$/;

/**
 * Tells the service worker (see `src/offline`) which files make up this version of the page, which
 * of them are needed only when X-Stack, a puzzle or an analysis is opened, and a name for it that
 * changes when any of them does.
 */
export function offline(): Plugin {
  let folder = '';
  let early = new Set<string>();
  let all = new Set<string>();
  return {
    name: 'holz-offline',
    apply: 'build',
    // Files are complete only when every other plugin has written its own.
    enforce: 'post',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type === 'chunk' && worker.imports.length > 0) {
        throw new Error(`${WORKER} must be a single file, and shares code with the page`);
      }
      early = neededAtOnce(bundle);
      all = new Set(Object.keys(bundle));
    },
    closeBundle() {
      const isLater = (path: string) => all.has(path) && !early.has(path);
      const version = describe(folder, isLater);
      const worker = join(folder, WORKER);
      const code = readFileSync(worker, 'utf8');
      if (!code.includes('__HOLZ_VERSION__')) throw new Error(`${WORKER} asks for no version`);
      writeFileSync(worker, code.replaceAll('__HOLZ_VERSION__', JSON.stringify(version)));
    },
  };
}

/** What can be reached from the page without opening what can wait. */
function neededAtOnce(bundle: Rolldown.OutputBundle): Set<string> {
  const needed = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || needed.has(file)) return;
    needed.add(file);
    chunk.viteMetadata?.importedCss.forEach((css) => needed.add(css));
    chunk.viteMetadata?.importedAssets.forEach((asset) => needed.add(asset));
    chunk.imports.forEach(visit);
    chunk.dynamicImports.filter((next) => !canWait(bundle[next])).forEach(visit);
  };
  const output = Object.values(bundle);
  output.forEach((file) => file.type === 'chunk' && file.isEntry && visit(file.fileName));
  // Assets that only such chunks import, and their workers, can wait; all others cannot.
  const waiting = new Set(
    output.flatMap((file) =>
      file.type === 'chunk' && !needed.has(file.fileName)
        ? [...(file.viteMetadata?.importedCss ?? []), ...(file.viteMetadata?.importedAssets ?? [])]
        : [],
    ),
  );
  output
    .filter(({ type, fileName }) => type === 'asset' && !waiting.has(fileName))
    .filter(({ fileName }) => !ofThose.test(fileName))
    .forEach(({ fileName }) => needed.add(fileName));
  return needed;
}

function canWait(file: Rolldown.OutputBundle[string] | undefined): boolean {
  return file?.type === 'chunk' && opensLater.test(file.facadeModuleId ?? '');
}

interface Described {
  id: string;
  files: string[];
  later: string[];
}

function describe(folder: string, isLater: (path: string) => boolean): Described {
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
  // The page is asked for by its address, not by its file.
  const address = (path: string) => (path === 'index.html' ? '/' : `/${path}`);
  return {
    id: hash.digest('hex').slice(0, 16),
    files: paths.filter((path) => !isLater(path)).map(address),
    later: paths.filter(isLater).map(address),
  };
}
