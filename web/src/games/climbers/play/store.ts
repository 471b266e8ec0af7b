/** Settings and games of The Climbers in browser storage. */
import {
  savedMatches,
  loadSettings as load,
  saveSettings as save,
  type StorageLike,
} from '@/shell/store';

export const matches = savedMatches('climbers');
export const { saveLog, saveDraft, loadDraft } = matches;

/** Table preferences. */
export interface ClimbersSettings {
  /** Whether to refine the image while idle or keep the basic rendering. */
  picture: 'auto' | 'simple';
  /** Makes blocks transparent that hide the pawn or a marker. */
  seeThrough: boolean;
  /** Numbers on the visible cells. */
  heights: boolean;
  /** With a block in hand, previews what its place would open. */
  reachPreview: boolean;
  /** Asks followers even if they have nothing to gain. */
  alwaysAsk: boolean;
}

export const defaultSettings: ClimbersSettings = {
  picture: 'auto',
  seeThrough: true,
  heights: false,
  reachPreview: false,
  alwaysAsk: false,
};

/** Loads the preferences; missing or unknown values fall back to the defaults. */
export function loadSettings(storage?: StorageLike | null): ClimbersSettings {
  return load<ClimbersSettings>(
    'climbers',
    (stored) => ({
      picture: stored.picture === 'simple' ? 'simple' : defaultSettings.picture,
      seeThrough: flag(stored.seeThrough, defaultSettings.seeThrough),
      heights: flag(stored.heights, defaultSettings.heights),
      reachPreview: flag(stored.reachPreview, defaultSettings.reachPreview),
      alwaysAsk: flag(stored.alwaysAsk, defaultSettings.alwaysAsk),
    }),
    storage,
  );
}

function flag(stored: unknown, otherwise: boolean): boolean {
  return typeof stored === 'boolean' ? stored : otherwise;
}

export function saveSettings(settings: ClimbersSettings, storage?: StorageLike | null): void {
  save('climbers', settings, storage);
}
