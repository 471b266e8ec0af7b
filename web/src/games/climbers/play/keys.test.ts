import { expect, it } from 'vitest';
import { isRepeated, keyAction } from './keys';

const key = (name: string) =>
  keyAction({ key: name, ctrlKey: false, metaKey: false, altKey: false })!;

it('a key that is held down goes on moving, but ends, takes back or places only once', () => {
  for (const name of ['ArrowLeft', 'n', 'g', 'G', 'r', 'C', '+', 'PageUp']) {
    expect(isRepeated(key(name)), name).toBe(true);
  }
  // Round one screen, an E held down would pass the turns of everyone.
  for (const name of ['e', 'Enter', ' ', 'u', 'y', 's', 'b', 'h', 'o']) {
    expect(isRepeated(key(name)), name).toBe(false);
  }
});

it('leaves what the browser does with Ctrl, Alt and Meta alone', () => {
  expect(keyAction({ key: 'e', ctrlKey: true, metaKey: false, altKey: false })).toBeNull();
  expect(
    keyAction({ key: 'constructor', ctrlKey: false, metaKey: false, altKey: false }),
  ).toBeNull();
});
