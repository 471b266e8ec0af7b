/** What the page of X-Stack is doing: as any table's, and how fast turns are shown. */
import { TableState as AnyTableState } from '../table/table-state.svelte';
import { loadSettings, saveSettings, type XStackSettings } from './store';

export class TableState extends AnyTableState<XStackSettings> {
  /** The list of blocks stays open. */
  lists = $state(false);
  /** 3D cannot be drawn in this browser. */
  noPicture = $state(false);
  /** How fast turns are shown again: 1 is as they were made. */
  speed = $state<1 | 0.5 | 0.25>(1);

  constructor() {
    super(loadSettings(), { save: saveSettings });
  }
}
