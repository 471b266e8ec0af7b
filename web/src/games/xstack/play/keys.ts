/**
 * Key bindings of the pile. They apply while it has the focus and leave browser shortcuts alone.
 */
import { t, type PlainKey } from '@/i18n';
import { keyReadings, type Key } from '@/ui/keyboard';
import type { PileCameraName } from '../scene/types';

/** Directions relative to the viewer. */
export type Direction = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'farther';
/** Rotations of a block: about the vertical axis, towards the viewer, or sideways. */
export type Turning = 'spin' | 'tip' | 'roll';

export type KeyAction =
  | { kind: 'go'; direction: Direction; fine: boolean }
  | { kind: 'turn'; about: Turning; by: 1 | -1; fine: boolean }
  | { kind: 'next'; by: 1 | -1 }
  | { kind: 'review'; by: 1 | -1 }
  | { kind: 'look'; dx: number; dy: number }
  | { kind: 'zoom'; by: 1 | -1 }
  | { kind: 'camera'; name: PileCameraName }
  | {
      kind:
        | 'act'
        | 'letGo'
        | 'giveUp'
        | 'decline'
        | 'end'
        | 'undo'
        | 'redo'
        | 'hint'
        | 'again'
        | 'lists'
        | 'moves'
        | 'where'
        | 'help';
    };

const go =
  (direction: Direction) =>
  (fine: boolean): KeyAction => ({ kind: 'go', direction, fine });
const turn =
  (about: Turning, by: 1 | -1) =>
  (fine: boolean): KeyAction => ({
    kind: 'turn',
    about,
    by,
    fine,
  });
const plain = (action: KeyAction) => () => action;

/** By key position, so the keys stay together on every layout; the letters are QWERTY's. */
const PLACES: Readonly<Record<string, (fine: boolean) => KeyAction>> = {
  KeyS: go('nearer'),
  KeyW: go('farther'),
  KeyQ: turn('spin', 1),
  KeyE: turn('spin', -1),
  KeyA: turn('roll', 1),
  KeyD: turn('roll', -1),
  KeyR: turn('tip', 1),
  KeyF: turn('tip', -1),
};

/** By character without Shift, because Shift makes steps fine. */
const ACTIONS: Readonly<Record<string, (fine: boolean) => KeyAction>> = {
  arrowup: go('up'),
  arrowdown: go('down'),
  arrowleft: go('left'),
  arrowright: go('right'),
  enter: plain({ kind: 'act' }),
  ' ': plain({ kind: 'act' }),
  n: plain({ kind: 'next', by: 1 }),
  p: plain({ kind: 'next', by: -1 }),
  escape: plain({ kind: 'letGo' }),
  g: plain({ kind: 'giveUp' }),
  x: plain({ kind: 'decline' }),
  t: plain({ kind: 'end' }),
  u: plain({ kind: 'undo' }),
  y: plain({ kind: 'redo' }),
  h: plain({ kind: 'hint' }),
  v: plain({ kind: 'again' }),
  l: plain({ kind: 'lists' }),
  m: plain({ kind: 'moves' }),
  i: plain({ kind: 'where' }),
  ',': plain({ kind: 'look', dx: 40, dy: 0 }),
  '.': plain({ kind: 'look', dx: -40, dy: 0 }),
  ';': plain({ kind: 'look', dx: 40, dy: 0 }),
  ':': plain({ kind: 'look', dx: -40, dy: 0 }),
  home: plain({ kind: 'look', dx: 0, dy: 30 }),
  end: plain({ kind: 'look', dx: 0, dy: -30 }),
  '+': plain({ kind: 'zoom', by: 1 }),
  '-': plain({ kind: 'zoom', by: -1 }),
  '1': plain({ kind: 'camera', name: 'home' }),
  '2': plain({ kind: 'camera', name: 'right' }),
  '3': plain({ kind: 'camera', name: 'back' }),
  '4': plain({ kind: 'camera', name: 'left' }),
  '5': plain({ kind: 'camera', name: 'front' }),
  '0': plain({ kind: 'camera', name: 'top' }),
  pageup: plain({ kind: 'review', by: -1 }),
  pagedown: plain({ kind: 'review', by: 1 }),
  '?': plain({ kind: 'help' }),
};

type KeyPress = Key & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The action bound to a key; `null` leaves it to the browser. */
export function keyAction(event: KeyPress): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const readings = keyReadings(event).map((reading) => reading.toLowerCase());
  const known = readings.find((reading) => Object.hasOwn(ACTIONS, reading));
  // On layouts such as Dvorak, a bound letter may lie on a bound position: the letter wins.
  if (known !== undefined) return ACTIONS[known]!(event.shiftKey);
  return Object.hasOwn(PLACES, event.code) ? PLACES[event.code]!(event.shiftKey) : null;
}

/** Actions that repeat while the key is held. */
const REPEATED: ReadonlySet<KeyAction['kind']> = new Set([
  'go',
  'turn',
  'next',
  'look',
  'zoom',
  'review',
]);

export function isRepeated(action: KeyAction): boolean {
  return REPEATED.has(action.kind);
}

/** The letters of two keys bound by position. */
const letters = (message: PlainKey) => t(message).split(' ');

/** All key bindings, for the help dialog. */
export function keyList(): [names: string[], meaning: string][] {
  return [
    [['←', '↑', '→', '↓'], t('xstack.key-arrows')],
    [[t('keys.enter'), t('keys.space')], t('xstack.key-enter')],
    [['N', 'P'], t('xstack.key-next')],
    [letters('xstack.letters-depth'), t('xstack.key-depth')],
    [letters('xstack.letters-spin'), t('xstack.key-spin')],
    [['R', 'F'], t('xstack.key-tip')],
    [letters('xstack.letters-roll'), t('xstack.key-roll')],
    [[t('keys.shift')], t('xstack.key-fine')],
    [['I'], t('xstack.key-where')],
    [['T'], t('xstack.key-end')],
    [['G'], t('xstack.key-give-up')],
    [['X'], t('xstack.key-decline')],
    [['L'], t('xstack.key-lists')],
    [['V'], t('xstack.key-again')],
    [['U', 'Y'], t('play.key-undo')],
    [['H'], t('play.key-hint')],
    [[',', '.'], t('xstack.key-look')],
    [['+', '-'], t('xstack.key-zoom')],
    [['1', '2', '3', '4', '5', '0'], t('xstack.key-camera')],
    [['M'], t('play.key-moves')],
    [[t('keys.pageUp'), t('keys.pageDown')], t('play.key-review')],
    [['?'], t('play.key-help')],
  ];
}
