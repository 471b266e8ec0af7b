/** Settings and games of X-Stack in browser storage. */
import {
  savedMatches,
  loadSettings as load,
  saveSettings as save,
  type StorageLike,
} from '@/shell/store';

export const matches = savedMatches('xstack');
export const { saveLog } = matches;

/** Table preferences. */
export interface XStackSettings {
  /** Whether to refine the image while idle or keep the basic rendering. */
  picture: 'auto' | 'simple';
  /** Shows the turning tools beside the pile even with a keyboard. */
  tools: boolean;
}

export const defaultSettings: XStackSettings = { picture: 'auto', tools: false };

/** Loads the preferences; missing or unknown values fall back to the defaults. */
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
