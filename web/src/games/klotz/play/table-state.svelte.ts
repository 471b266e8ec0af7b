/** The UI state of the KLOTZ page: the shared table state, plus 3D or flat. */
import { TableState as AnyTableState } from '@/shell/table-state.svelte';
import { loadSettings, saveSettings, type PlaySettings } from './store';

export class TableState extends AnyTableState<PlaySettings> {
  /** This browser can't draw in 3D. */
  flatOnly = $state(false);
  /** The drawing code failed to load. */
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

  /** The view on screen. */
  get view(): PlaySettings['view'] {
    return this.flatOnly ? 'flat' : this.settings.view;
  }
}
