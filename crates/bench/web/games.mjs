// Whole games of bots in WebAssembly, a line each, to be compared with the same games played
// natively: `node games.mjs FIRST HOW_MANY`.
import { readFile } from 'node:fs/promises';
import init, { xstackBotGame } from '../../../web/pkg/xstack.js';

const file = new URL('../../../web/pkg/xstack_bg.wasm', import.meta.url);
await init({ module_or_path: await readFile(file) });
const [first, games] = process.argv.slice(2).map(Number);
for (let number = first; number < first + games; number++) {
    process.stdout.write(`${xstackBotGame(number)}\n`);
}
