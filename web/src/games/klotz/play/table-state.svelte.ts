/** What the page of KLOTZ is doing: as any table's, and whether the board is shown in 3D or flat. */
import { TableState as AnyTableState } from '@/shell/table-state.svelte';
import { loadSettings, saveSettings, type PlaySettings } from './store';

export class TableState extends AnyTableState<PlaySettings> {
  /** 3D cannot be drawn in this browser. */
  flatOnly = $state(false);
  /** What draws the board could not be loaded. */
  noPicture = $state(false);

  constructor() {
    super(loadSettings(), { save: saveSettings });
  }

  toggleView(): void {
    this.setView(this.settings.view === 'flat' ? '3d' : 'flat');
  }

  setView(view: PlaySettings['view']): void {
    if (!this.flatOnly) this.set({ view });
  }

  setConfirm(confirm: boolean): void {
    this.set({ confirm });
  }

  /** The view that is drawn. */
  get view(): PlaySettings['view'] {
    return this.flatOnly ? 'flat' : this.settings.view;
  }
}
