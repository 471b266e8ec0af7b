/** What the page keeps of The Climbers between visits. */
import { keptMatches, loadSettings as load, saveSettings as save, type Shelf } from '@/shell/store';

export const matches = keptMatches('climbers');
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
  outlook: boolean;
}

export const defaultSettings: ClimbersSettings = {
  picture: 'auto',
  seeThrough: false,
  heights: false,
  outlook: false,
};

/** How the player likes the table; what is missing or unknown falls back to the default. */
export function loadSettings(shelf?: Shelf | null): ClimbersSettings {
  return load<ClimbersSettings>(
    'climbers',
    (kept) => ({
      picture: kept.picture === 'simple' ? 'simple' : defaultSettings.picture,
      seeThrough: flag(kept.seeThrough, defaultSettings.seeThrough),
      heights: flag(kept.heights, defaultSettings.heights),
      outlook: flag(kept.outlook, defaultSettings.outlook),
    }),
    shelf,
  );
}

function flag(kept: unknown, otherwise: boolean): boolean {
  return typeof kept === 'boolean' ? kept : otherwise;
}

export function saveSettings(settings: ClimbersSettings, shelf?: Shelf | null): void {
  save('climbers', settings, shelf);
}
