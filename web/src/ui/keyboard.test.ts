import { expect, it } from 'vitest';
import { keyReadings } from './keyboard';

it.each([
  ['1', 'Digit1', false, ['1']],
  ['&', 'Digit1', false, ['&', '1']],
  ['à', 'Digit0', false, ['à', '0']],
  // With Shift, AZERTY produces the digit itself and QWERTY a different character.
  ['1', 'Digit1', true, ['1']],
  ['!', 'Digit1', true, ['!']],
  // A minus stays a minus, even on the key of the 6.
  ['-', 'Digit6', false, ['-', '6']],
  ['3', 'Numpad3', false, ['3']],
  ['m', 'Semicolon', false, ['m']],
])('%s on %s (Shift: %s) reads as %j', (key, code, shiftKey, readings) => {
  expect(keyReadings({ key, code, shiftKey })).toEqual(readings);
});
