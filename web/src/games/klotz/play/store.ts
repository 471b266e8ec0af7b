/** What KLOTZ stores in the browser. */
import {
  savedMatches,
  loadSettings as load,
  saveSettings as save,
  type StorageLike,
} from '@/shell/store';

export const matches = savedMatches('klotz');
export const { saveLog, loadLog, clearLog, loadTableTime, setAside, loadDamaged, clearDamaged } =
  matches;

/** The player's preferences for the table. */
export interface PlaySettings {
  view: '3d' | 'flat';
  /** Moves need a second step to confirm; `null` until you choose: on small touch screens they do. */
  confirm: boolean | null;
  /** Whether the 3D picture is refined while nothing moves, or stays at its first, plain frame. */
  picture: 'auto' | 'simple';
}

export const defaultSettings: PlaySettings = { view: '3d', confirm: null, picture: 'auto' };

/** Loads the preferences; missing or unknown values fall back to the defaults. */
export function loadSettings(storage?: StorageLike | null): PlaySettings {
  return load(
    'klotz',
    ({ view, confirm, picture }) => ({
      view: view === '3d' || view === 'flat' ? view : defaultSettings.view,
      confirm: typeof confirm === 'boolean' ? confirm : defaultSettings.confirm,
      picture: picture === 'auto' || picture === 'simple' ? picture : defaultSettings.picture,
    }),
    storage,
  );
}

export function saveSettings(settings: PlaySettings, storage?: StorageLike | null): void {
  save('klotz', settings, storage);
}
