/** What the page keeps of The Climbers between visits. */
import {
  savedMatches,
  loadSettings as load,
  saveSettings as save,
  type StorageLike,
} from '@/shell/store';

export const matches = savedMatches('climbers');
export const { saveLog, saveDraft, loadDraft } = matches;

/** How the player likes the table. */
export interface ClimbersSettings {
  /** Whether the picture is refined while it rests, or stays as plain as it was drawn first. */
  picture: 'auto' | 'simple';
  /** What hides the pawn or what is marked becomes see-through. */
  seeThrough: boolean;
  /** Numbers on the visible cells. */
  heights: boolean;
  /** While a block is in hand: what its place would open, for the player and for the others. */
  reachPreview: boolean;
}

export const defaultSettings: ClimbersSettings = {
  picture: 'auto',
  seeThrough: false,
  heights: false,
  reachPreview: false,
};

/** How the player likes the table; what is missing or unknown falls back to the default. */
export function loadSettings(storage?: StorageLike | null): ClimbersSettings {
  return load<ClimbersSettings>(
    'climbers',
    (stored) => ({
      picture: stored.picture === 'simple' ? 'simple' : defaultSettings.picture,
      seeThrough: flag(stored.seeThrough, defaultSettings.seeThrough),
      heights: flag(stored.heights, defaultSettings.heights),
      reachPreview: flag(stored.reachPreview, defaultSettings.reachPreview),
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
