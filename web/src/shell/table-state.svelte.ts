/** The UI state of the page: settings, the open dialog and announcements. */

export type DialogName = 'menu' | 'moves' | 'resign' | 'info' | 'keys';

/** Settings that all tables have. */
export interface TableSettings {
  /** Whether the 3D picture is refined while nothing moves, or stays at its first, plain frame. */
  picture: 'auto' | 'simple';
}

/** We remove older announcements so screen readers don't read them twice. */
const KEPT_SENTENCES = 4;

export class TableState<Settings extends TableSettings = TableSettings> {
  settings: Settings;
  dialog = $state<DialogName | null>(null);
  /** This browser can't draw in 3D, or the drawing code failed to load. */
  noPicture = $state(false);
  sentences = $state<{ id: number; text: string }[]>([]);
  private spoken = 0;

  constructor(
    settings: Settings,
    private readonly storage: { save(settings: Settings): void },
  ) {
    this.settings = $state(settings);
  }

  /** Changes and saves settings. */
  set(changes: Partial<Settings>): void {
    Object.assign(this.settings, changes);
    this.storage.save(this.settings);
  }

  setPicture(picture: TableSettings['picture']): void {
    this.set({ picture } as Partial<Settings>);
  }

  say(text: string): void {
    if (!text) return;
    this.spoken += 1;
    this.sentences = [...this.sentences, { id: this.spoken, text }].slice(-KEPT_SENTENCES);
  }
}
