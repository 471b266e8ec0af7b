import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';

const MODULE = new URL('../pkg/', import.meta.url);
const GOLDENS = new URL('../../crates/xstack/data/goldens.txt', import.meta.url);

test('the simulation leads to the same bits in the browser as natively', async ({ page }) => {
  const types = { 'xstack.js': 'text/javascript', 'xstack_bg.wasm': 'application/wasm' };
  for (const [file, contentType] of Object.entries(types)) {
    const body = readFileSync(new URL(file, MODULE));
    await page.route(`**/goldens/${file}`, (route) => route.fulfill({ body, contentType }));
  }
  await page.goto('/about');
  const found = await page.evaluate(async (address) => {
    const module = (await import(address)) as typeof import('../pkg/xstack.js');
    await module.default({ module_or_path: '/goldens/xstack_bg.wasm' });
    return module.xstackGoldens().trim().split('\n');
  }, '/goldens/xstack.js');
  const natively = readFileSync(GOLDENS, 'utf8').split('\n');
  expect(found).toEqual(natively.filter((line) => line && !line.startsWith('#')));
});
