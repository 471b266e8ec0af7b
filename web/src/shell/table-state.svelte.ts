/** What the page itself is doing: how the player likes it, which dialog is open, what was said. */

export type DialogName = 'menu' | 'moves' | 'resign' | 'info' | 'keys';

/** What can be chosen at every table. */
export interface TableSettings {
  /** Whether the 3D picture is refined while it rests, or stays as plain as it was drawn first. */
  picture: 'auto' | 'simple';
}

/** Sentences a screen reader has yet to hear; older ones leave so that it never reads twice. */
const KEPT_SENTENCES = 4;

export class TableState<Settings extends TableSettings = TableSettings> {
  settings: Settings;
  dialog = $state<DialogName | null>(null);
  sentences = $state<{ id: number; text: string }[]>([]);
  private spoken = 0;

  constructor(
    settings: Settings,
    private readonly storage: { save(settings: Settings): void },
  ) {
    this.settings = $state(settings);
  }

  /** Changes some of the settings and keeps them. */
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
