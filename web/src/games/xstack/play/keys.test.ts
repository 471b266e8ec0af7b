import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseLanguage, loadPart } from '@/i18n';
import { keyAction, keyList } from './keys';

const press = (key: string, code: string, shiftKey = false) =>
  keyAction({ key, code, shiftKey, ctrlKey: false, metaKey: false, altKey: false });

beforeAll(() => loadPart('xstack'));
afterAll(() => chooseLanguage('en'));

it.each([
  ['QWERTY', 'w', 'q', 'a'],
  ['AZERTY', 'z', 'a', 'q'],
])('the keys that move a block lie together on %s', (_, farther, spin, roll) => {
  expect(press(farther, 'KeyW')).toEqual({ kind: 'go', direction: 'farther', fine: false });
  expect(press(spin, 'KeyQ')).toEqual({ kind: 'turn', about: 'spin', by: 1, fine: false });
  expect(press(roll, 'KeyA')).toEqual({ kind: 'turn', about: 'roll', by: 1, fine: false });
});

it('makes fine steps with Shift', () => {
  expect(press('S', 'KeyS', true)).toEqual({ kind: 'go', direction: 'nearer', fine: true });
});

it('prefers a letter with a meaning to the place it lies on: U on Dvorak', () => {
  expect(press('u', 'KeyF')).toEqual({ kind: 'undo' });
});

it('takes the digit row for digits on AZERTY, and its minus for a minus', () => {
  expect(press('&', 'Digit1')).toEqual({ kind: 'camera', name: 'home' });
  expect(press('-', 'Digit6')).toEqual({ kind: 'zoom', by: -1 });
});

it('names the keys as the keyboards of a language do', async () => {
  await chooseLanguage('fr');
  const caps = keyList().map(([names]) => names.join(' '));
  expect(caps).toEqual(expect.arrayContaining(['Entrée Espace', 'Z S', 'A E', 'Q D', 'Maj']));
});
