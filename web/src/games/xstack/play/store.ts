/** What the page keeps of X-Stack between visits. */
import {
  savedMatches,
  loadSettings as load,
  saveSettings as save,
  type StorageLike,
} from '@/shell/store';

export const matches = savedMatches('xstack');
export const { saveLog } = matches;

/** How the player likes the table. */
export interface XStackSettings {
  /** Whether the picture is refined while it rests, or stays as plain as it was drawn first. */
  picture: 'auto' | 'simple';
  /** The turning tools stay beside the pile, also for those who have keys. */
  tools: boolean;
}

export const defaultSettings: XStackSettings = { picture: 'auto', tools: false };

/** How the player likes the table; what is missing or unknown falls back to the default. */
export function loadSettings(storage?: StorageLike | null): XStackSettings {
  return load<XStackSettings>(
    'xstack',
    (stored) => ({
      picture: stored.picture === 'simple' ? 'simple' : defaultSettings.picture,
      tools: stored.tools === true,
    }),
    storage,
  );
}

export function saveSettings(settings: XStackSettings, storage?: StorageLike | null): void {
  save('xstack', settings, storage);
}
