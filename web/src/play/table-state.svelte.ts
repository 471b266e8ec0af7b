/** What the page itself is doing: which view, which dialog is open, what was said. */
import { loadSettings, saveSettings, type PlaySettings } from './store';

export type DialogName = 'menu' | 'moves' | 'resign' | 'info' | 'keys';

/** Sentences a screen reader has yet to hear; older ones leave so that it never reads twice. */
const KEPT_SENTENCES = 4;

export class TableState {
  settings: PlaySettings = $state(loadSettings());
  dialog = $state<DialogName | null>(null);
  /** 3D cannot be drawn in this browser. */
  flatOnly = $state(false);
  sentences = $state<{ id: number; text: string }[]>([]);
  private spoken = 0;

  toggleView(): void {
    this.setView(this.settings.view === 'flat' ? '3d' : 'flat');
  }

  setView(view: PlaySettings['view']): void {
    if (this.flatOnly) return;
    this.settings.view = view;
    saveSettings(this.settings);
  }

  setConfirm(confirm: boolean): void {
    this.settings.confirm = confirm;
    saveSettings(this.settings);
  }

  setPicture(picture: PlaySettings['picture']): void {
    this.settings.picture = picture;
    saveSettings(this.settings);
  }

  /** The view that is drawn. */
  get view(): PlaySettings['view'] {
    return this.flatOnly ? 'flat' : this.settings.view;
  }

  say(text: string): void {
    if (!text) return;
    this.spoken += 1;
    this.sentences = [...this.sentences, { id: this.spoken, text }].slice(-KEPT_SENTENCES);
  }
}
