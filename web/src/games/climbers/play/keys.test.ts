import { expect, it } from 'vitest';
import { isRepeated, keyAction } from './keys';

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

const key = (name: string, code = '') => keyAction({ ...NO_MODIFIERS, key: name, code })!;

it('a held key repeats moves, but ends, undoes or places only once', () => {
  for (const name of ['ArrowLeft', 'n', 'g', 'G', 'r', 'C', '+', 'PageUp']) {
    expect(isRepeated(key(name)), name).toBe(true);
  }
  // With several players at one screen, holding E would pass everybody's turn.
  for (const name of ['e', 'Enter', ' ', 'u', 'y', 's', 'b', 'h', 'o']) {
    expect(isRepeated(key(name)), name).toBe(false);
  }
});

it('leaves what the browser does with Ctrl, Alt and Meta alone', () => {
  expect(keyAction({ ...NO_MODIFIERS, key: 'e', code: 'KeyE', ctrlKey: true })).toBeNull();
  expect(key('constructor')).toBeNull();
});

it('takes the keys of the digit row for digits on AZERTY too, but leaves its minus alone', () => {
  expect(key('&', 'Digit1')).toEqual({ kind: 'camera', name: 'home' });
  expect(key('à', 'Digit0')).toEqual({ kind: 'camera', name: 'above' });
  expect(key('-', 'Digit6')).toEqual({ kind: 'peel', by: -1 });
});
