import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is compressed already: trying again costs time and gains nothing. */
const packed = /\.(woff2?|png|jpe?g|webp|avif|br|gz)$/;

/**
 * Writes `name.br` and `name.gz` beside each file of the finished page, once and as small as can
 * be, so that the server only has to choose.
 */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'holz-compress',
    apply: 'build',
    // Files are complete only when every other plugin has written its own.
    enforce: 'post',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && !packed.test(entry.name)) {
          compressFile(join(entry.parentPath, entry.name));
        }
      }
    },
  };
}

function compressFile(path: string): void {
  const content = readFileSync(path);
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const gzip = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
  if (brotli.length < content.length) writeFileSync(`${path}.br`, brotli);
  if (gzip.length < content.length) writeFileSync(`${path}.gz`, gzip);
}
