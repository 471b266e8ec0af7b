// Runs X-Stack's goldens and opens each game in Firefox and WebKit: the same bits, and a drawn board.
// Usage: node engines.mjs --url http://127.0.0.1:8080 [firefox] [webkit]
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';

const ROOT = new URL('../../../', import.meta.url);
const MODULE = new URL('web/pkg/', ROOT);
const GOLDENS = new URL('crates/xstack/data/goldens.txt', ROOT);
const GAMES = ['klotz', 'climbers', 'xstack'];
const DRAWN_MS = 120_000;
const MINI_BROWSERS = ['4.1', '4.0', '6.0'].flatMap((version) => [
  `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  `/usr/lib/aarch64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
]);

const { url, engines } = options(process.argv.slice(2));
const started = [];
const display = `:${90 + (process.pid % 900)}`;

try {
  const goldens = await serveGoldens();
  start('Xvfb', [display, '-screen', '0', '1280x900x24'], {});
  await pause(1500);
  let failed = false;
  for (const engine of engines) {
    const browser = await (engine === 'firefox' ? firefox() : webkit());
    try {
      for (const [name, check] of Object.entries(checks(goldens))) {
        const problem = await check(browser).catch((error) => error.message);
        failed ||= Boolean(problem);
        console.log(`${engine} ${name}: ${problem || 'passed'}`);
      }
    } finally {
      await browser.close().catch(() => undefined);
    }
  }
  process.exitCode = failed ? 1 : 0;
} finally {
  for (const child of started.reverse()) child.kill('SIGTERM');
  setTimeout(() => process.exit(), 500);
}

function checks(goldens) {
  const natively = readFileSync(GOLDENS, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const same = async (browser) => {
    await browser.open(goldens);
    const found = JSON.parse(await browser.until('document.body.dataset.found', DRAWN_MS));
    if (found.length === 0) return 'no goldens';
    const wrong = found.filter((line, index) => line !== natively[index]).length;
    return wrong || found.length !== natively.length ? `${wrong} goldens differ` : '';
  };
  const draws = (game) => async (browser) => {
    await browser.open(`${url}/${game}`);
    await browser.until('document.querySelector("canvas[data-picture]")?.dataset.picture', DRAWN_MS);
    return '';
  };
  return { goldens: same, ...Object.fromEntries(GAMES.map((game) => [`draws ${game}`, draws(game)])) };
}

async function firefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    headless: false,
    executablePath: '/usr/bin/firefox-esr',
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    extraPrefsFirefox: { 'webgl.force-enabled': true },
  });
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address),
    until: (expression, ms) => poll(() => page.evaluate(expression), ms),
    close: () => browser.close(),
  };
}

async function webkit() {
  const port = 20_000 + (process.pid % 10_000);
  start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' });
  const driver = `http://127.0.0.1:${port}`;
  await poll(() => fetch(`${driver}/status`).then(({ ok }) => ok, () => false), 20_000);
  const binary = MINI_BROWSERS.find(existsSync);
  if (!binary) throw new Error('MiniBrowser is missing');
  const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = await send(driver, 'session', { capabilities: { alwaysMatch: browser } });
  const session = `session/${sessionId}`;
  return {
    open: (address) => send(driver, `${session}/url`, { url: address }),
    until: (expression, ms) =>
      poll(() => send(driver, `${session}/execute/sync`, { script: `return ${expression};`, args: [] }), ms),
    close: () => fetch(`${driver}/${session}`, { method: 'DELETE' }),
  };
}

async function send(driver, path, body) {
  const response = await fetch(`${driver}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(value.message);
  return value;
}

async function poll(look, ms) {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await pause(200);
  }
  throw new Error(`not there after ${ms / 1000} s`);
}

/** A page that runs the goldens and leaves the result on its body. */
async function serveGoldens() {
  const page = `<!doctype html><title>goldens</title><body><script type="module">
    import init, { xstackGoldens } from './xstack.js';
    await init({ module_or_path: './xstack_bg.wasm' });
    document.body.dataset.found = JSON.stringify(xstackGoldens().trim().split('\\n'));
  </script>`;
  const types = { js: 'text/javascript', wasm: 'application/wasm' };
  const server = createServer(({ url: path }, response) => {
    const name = path.slice(1);
    const known = name === 'xstack.js' || name === 'xstack_bg.wasm';
    const type = known ? types[name.split('.').pop()] : 'text/html';
    response.writeHead(name === '' || known ? 200 : 404, { 'content-type': type });
    response.end(known ? readFileSync(new URL(name, MODULE)) : page);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}/`;
}

function start(program, parameters, env) {
  const child = spawn(program, parameters, { env: { ...process.env, ...env }, stdio: 'ignore' });
  child.on('error', (error) => console.log(`${program}: ${error.message}`));
  started.push(child);
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function options(words) {
  const at = words.indexOf('--url');
  const named = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  return { url: words[at + 1], engines: named.length > 0 ? named : ['firefox', 'webkit'] };
}
