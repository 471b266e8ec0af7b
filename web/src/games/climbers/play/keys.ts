/**
 * Key bindings of the tower. They apply while it has the focus and leave browser shortcuts alone.
 */
import { t } from '@/i18n';
import { keyReadings, type Key } from '@/ui/keyboard';
import type { TowerCameraName } from '../scene/types';
import type { Direction } from './lattice';

export type KeyAction =
  | { kind: 'go'; direction: Direction }
  | { kind: 'pose' | 'colour' | 'next' | 'goal'; by: 1 | -1 }
  | { kind: 'review'; by: 1 | -1 }
  | { kind: 'peel'; by: 1 | -1 }
  | { kind: 'camera'; name: TowerCameraName }
  | {
      kind:
        | 'act'
        | 'cancel'
        | 'block'
        | 'stone'
        | 'end'
        | 'undo'
        | 'redo'
        | 'hint'
        | 'reachPreview'
        | 'seeThrough'
        | 'heights'
        | 'again'
        | 'find'
        | 'lists'
        | 'moves'
        | 'help';
    };

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  ArrowUp: { kind: 'go', direction: 'up' },
  ArrowDown: { kind: 'go', direction: 'down' },
  ArrowLeft: { kind: 'go', direction: 'left' },
  ArrowRight: { kind: 'go', direction: 'right' },
  Enter: { kind: 'act' },
  ' ': { kind: 'act' },
  Escape: { kind: 'cancel' },
  b: { kind: 'block' },
  s: { kind: 'stone' },
  e: { kind: 'end' },
  r: { kind: 'pose', by: 1 },
  R: { kind: 'pose', by: -1 },
  c: { kind: 'colour', by: 1 },
  C: { kind: 'colour', by: -1 },
  n: { kind: 'next', by: 1 },
  p: { kind: 'next', by: -1 },
  g: { kind: 'goal', by: 1 },
  G: { kind: 'goal', by: -1 },
  o: { kind: 'reachPreview' },
  u: { kind: 'undo' },
  y: { kind: 'redo' },
  h: { kind: 'hint' },
  a: { kind: 'again' },
  f: { kind: 'find' },
  l: { kind: 'lists' },
  m: { kind: 'moves' },
  x: { kind: 'seeThrough' },
  i: { kind: 'heights' },
  '+': { kind: 'peel', by: 1 },
  '-': { kind: 'peel', by: -1 },
  '1': { kind: 'camera', name: 'home' },
  '2': { kind: 'camera', name: 'right' },
  '3': { kind: 'camera', name: 'far' },
  '4': { kind: 'camera', name: 'left' },
  '0': { kind: 'camera', name: 'above' },
  PageUp: { kind: 'review', by: -1 },
  PageDown: { kind: 'review', by: 1 },
  '?': { kind: 'help' },
};

type KeyPress = Key & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The action bound to a key; `null` leaves it to the browser. */
export function keyAction(event: KeyPress): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const known = keyReadings(event).find((reading) => Object.hasOwn(ACTIONS, reading));
  return known === undefined ? null : ACTIONS[known]!;
}

/** Actions that repeat while the key is held. Ending or passing a turn doesn't. */
const REPEATED: ReadonlySet<KeyAction['kind']> = new Set([
  'go',
  'next',
  'goal',
  'pose',
  'colour',
  'peel',
  'review',
]);

/** Whether the action repeats while its key is held. */
export function isRepeated({ kind }: KeyAction): boolean {
  return REPEATED.has(kind);
}

/** All key bindings, for the help dialog. */
export function keyList(): [names: string[], meaning: string][] {
  return [
    [['←', '↑', '→', '↓'], t('climbers.key-arrows')],
    [[t('keys.enter'), t('keys.space')], t('climbers.key-enter')],
    [['B'], t('climbers.key-block')],
    [['R', 'C'], t('climbers.key-pose')],
    [['N', 'P'], t('climbers.key-next')],
    [['G'], t('climbers.key-goal')],
    [['S'], t('climbers.key-stone')],
    [['E'], t('climbers.key-end')],
    [[t('keys.escape')], t('climbers.key-escape')],
    [['O'], t('climbers.key-reach-preview')],
    [['L'], t('climbers.key-lists')],
    [['U', 'Y'], t('play.key-undo')],
    [['H'], t('play.key-hint')],
    [['A'], t('climbers.key-again')],
    [['F'], t('climbers.key-find')],
    [['1', '2', '3', '4', '0'], t('climbers.key-camera')],
    [['X', 'I'], t('climbers.key-see')],
    [['+', '-'], t('climbers.key-peel')],
    [['M'], t('play.key-moves')],
    [[t('keys.pageUp'), t('keys.pageDown')], t('play.key-review')],
    [['?'], t('play.key-help')],
  ];
}
