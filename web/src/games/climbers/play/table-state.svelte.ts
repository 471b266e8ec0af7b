/** What the page of The Climbers is doing: as any table's, and how much of the tower is shown. */
import { TableState as AnyTableState } from '@/shell/table-state.svelte';
import { loadSettings, saveSettings, type ClimbersSettings } from './store';

export class TableState extends AnyTableState<ClimbersSettings> {
  /** Blocks that begin at or above this height are not drawn; `null` shows them all. */
  peel = $state<number | null>(null);
  /** From above, or from the side. */
  above = $state(false);
  /** The lists stay open. */
  lists = $state(false);
  /** 3D cannot be drawn in this browser. */
  noPicture = $state(false);

  constructor() {
    super(loadSettings(), { save: saveSettings });
  }

  toggle(setting: 'seeThrough' | 'heights' | 'reachPreview'): void {
    this.set({ [setting]: !this.settings[setting] });
  }

  /** Shows one layer more or less of a tower of this height. */
  peelBy(by: 1 | -1, height: number): void {
    const next = (this.peel ?? height) + by;
    this.peel = next >= height ? null : Math.max(1, next);
  }
}
