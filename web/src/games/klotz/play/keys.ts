/** Keyboard shortcuts of the board. They need focus on the board and leave browser keys alone. */
import { t } from '@/i18n';
import type { Direction } from './cells';

export type KeyAction =
  | { kind: 'go'; direction: Direction }
  | { kind: 'row'; end: 'start' | 'end' }
  | { kind: 'act' }
  | { kind: 'cancel' }
  | { kind: 'piece'; by: 1 | -1 }
  | { kind: 'review'; by: 1 | -1 }
  | { kind: 'turn'; by: 1 | -1 }
  | { kind: 'undo' | 'redo' | 'hint' | 'flat' | 'fit' | 'moves' | 'help' };

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  ArrowUp: { kind: 'go', direction: 'up' },
  ArrowDown: { kind: 'go', direction: 'down' },
  ArrowLeft: { kind: 'go', direction: 'left' },
  ArrowRight: { kind: 'go', direction: 'right' },
  Home: { kind: 'row', end: 'start' },
  End: { kind: 'row', end: 'end' },
  PageUp: { kind: 'review', by: -1 },
  PageDown: { kind: 'review', by: 1 },
  Enter: { kind: 'act' },
  ' ': { kind: 'act' },
  Escape: { kind: 'cancel' },
  n: { kind: 'piece', by: 1 },
  p: { kind: 'piece', by: -1 },
  u: { kind: 'undo' },
  r: { kind: 'redo' },
  h: { kind: 'hint' },
  f: { kind: 'flat' },
  c: { kind: 'turn', by: 1 },
  C: { kind: 'fit' },
  m: { kind: 'moves' },
  '?': { kind: 'help' },
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The action of a key on the board; `null` leaves it to the browser. */
export function keyAction(event: Key): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return Object.hasOwn(ACTIONS, event.key) ? ACTIONS[event.key]! : null;
}

/** Actions that repeat while the key is held. Moves and undo happen once per press. */
const REPEATED: ReadonlySet<KeyAction['kind']> = new Set(['go', 'piece', 'review']);

/** Whether the action repeats while the key is held. */
export function isRepeated({ kind }: KeyAction): boolean {
  return REPEATED.has(kind);
}

/** All keys and their meaning, for the keys dialog. */
export function keyList(): [names: string[], meaning: string][] {
  return [
    [['←', '↑', '→', '↓'], t('play.key-arrows')],
    [[t('keys.enter'), t('keys.space')], t('play.key-enter')],
    [[t('keys.tab')], t('play.key-tab')],
    [[t('keys.escape')], t('play.key-escape')],
    [['N', 'P'], t('play.key-next')],
    [['U', 'R'], t('play.key-undo')],
    [['H'], t('play.key-hint')],
    [['F'], t('play.key-flat')],
    [['C'], t('play.key-camera')],
    [['M'], t('play.key-moves')],
    [[t('keys.pageUp'), t('keys.pageDown')], t('play.key-review')],
    [['?'], t('play.key-help')],
  ];
}
