/** What the page keeps of KLOTZ between visits. */
import {
  savedMatches,
  loadSettings as load,
  saveSettings as save,
  type StorageLike,
} from '@/shell/store';

export const matches = savedMatches('klotz');
export const { saveLog, loadLog, clearLog, loadTableTime, setAside, loadDamaged, clearDamaged } =
  matches;

/** How the player likes the table to behave. */
export interface PlaySettings {
  view: '3d' | 'flat';
  /** A move is aimed first and played by a second, separate step. */
  confirm: boolean;
  /** Whether the 3D picture is refined while it rests, or stays as plain as it was drawn first. */
  picture: 'auto' | 'simple';
}

export const defaultSettings: PlaySettings = { view: '3d', confirm: false, picture: 'auto' };

/** How the player likes the table; what is missing or unknown falls back to the default. */
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
