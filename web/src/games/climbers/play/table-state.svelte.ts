/** UI state of The Climbers: the common table state plus the visible layers. */
import { TableState as AnyTableState } from '@/shell/table-state.svelte';
import { loadSettings, saveSettings, type ClimbersSettings } from './store';

export class TableState extends AnyTableState<ClimbersSettings> {
  /** Hides blocks that start at or above this height; `null` shows all. */
  peel = $state<number | null>(null);
  /** Camera from above or from the side. */
  above = $state(false);
  /** Keeps the lists open. */
  lists = $state(false);

  constructor() {
    super(loadSettings(), { save: saveSettings });
  }

  toggle(setting: 'seeThrough' | 'heights' | 'reachPreview' | 'alwaysAsk'): void {
    this.set({ [setting]: !this.settings[setting] });
  }

  /** Shows one layer more or less. */
  peelBy(by: 1 | -1, height: number): void {
    const next = (this.peel ?? height) + by;
    this.peel = next >= height ? null : Math.max(1, next);
  }
}
