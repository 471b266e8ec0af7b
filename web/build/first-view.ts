import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import de from '../src/i18n/de/base';
import deOnline from '../src/i18n/de/online';
import en from '../src/i18n/en/base';
import enOnline from '../src/i18n/en/online';
import es from '../src/i18n/es/base';
import esOnline from '../src/i18n/es/online';
import fr from '../src/i18n/fr/base';
import frOnline from '../src/i18n/fr/online';

type Base = typeof en;
type Online = typeof enOnline;

/** The few words that are on screen before the page's own code is there. */
function words(base: Base, online: Online) {
  return {
    holz: base.common.holz,
    headline: base.home.headline,
    tagline: base.home.tagline,
    online: base.common.online,
    lead: online.online.lead,
    klotz: base.common.klotz,
    climbers: base.common.climbers,
    xstack: base.common.xstack,
  };
}

const SCRIPT = new URL('./first-view.client.js', import.meta.url);
const MODULES = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * Puts a small script into the page that shows its first words at once. The modules are requested after that first paint: before it, they would only compete with it.
 */
export function firstView(): Plugin {
  let script: { fileName: string; source: string } | undefined;
  return {
    name: 'holz-first-view',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (script && dir && bundle['index.html'])
        writeFileSync(join(dir, script.fileName), script.source);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const modules = [...html.matchAll(MODULES)].map(
          ([tag]) => /(?:src|href)="([^"]+)"/.exec(tag)![1]!,
        );
        const texts = {
          en: words(en, enOnline),
          fr: words(fr as unknown as Base, frOnline as unknown as Online),
          de: words(de as unknown as Base, deOnline as unknown as Online),
          es: words(es as unknown as Base, esOnline as unknown as Online),
        };
        const source = readFileSync(SCRIPT, 'utf8')
          .replace('__TEXTS__', () => JSON.stringify(texts))
          .replace('__MODULES__', () => JSON.stringify(modules));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/first-view-${hash}.js`;
        script = { fileName, source };
        return html
          .replace(MODULES, '')
          .replace('</body>', `  <script src="/${fileName}"></script>\n  </body>`);
      },
    },
  };
}
