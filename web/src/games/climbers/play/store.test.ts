import { expect, it } from 'vitest';
import { loadSettings } from './store';

function storageWith(settings: object) {
  return { getItem: () => JSON.stringify(settings), setItem: () => {}, removeItem: () => {} };
}

it.each([
  [{ outlook: true }, true],
  [{ reachPreview: true }, true],
  [{ reachPreview: false, outlook: true }, false],
  [{}, false],
])('settings %o turn the reach preview on: %s', (settings, on) => {
  expect(loadSettings(storageWith(settings)).reachPreview).toBe(on);
});
