/** The UI state of the KLOTZ page: the shared table state, plus 3D or flat. */
import { MediaQuery } from 'svelte/reactivity';
import { TableState as AnyTableState } from '@/shell/table-state.svelte';
import { loadSettings, saveSettings, type PlaySettings } from './store';

export class TableState extends AnyTableState<PlaySettings> {
  /** This browser can't draw in 3D. */
  flatOnly = $state(false);

  constructor() {
    super(loadSettings(), { save: saveSettings });
  }

  toggleView(): void {
    this.setView(this.settings.view === 'flat' ? '3d' : 'flat');
  }

  setView(view: PlaySettings['view']): void {
    if (!this.flatOnly) this.set({ view });
  }

  /** On a phone, cells are too small to hit at once: aim first, then confirm. */
  private readonly smallTouch = new MediaQuery(
    '(pointer: coarse) and (max-width: 900px), (pointer: coarse) and (max-height: 560px)',
  );

  /** Whether moves need a second step. */
  get confirms(): boolean {
    return this.settings.confirm ?? this.smallTouch.current;
  }

  setConfirm(confirm: boolean): void {
    this.set({ confirm });
  }

  /** The view on screen. */
  get view(): PlaySettings['view'] {
    return this.flatOnly ? 'flat' : this.settings.view;
  }
}
