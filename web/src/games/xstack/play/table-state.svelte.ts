/** What the page of X-Stack is doing: as any table's, and how fast turns are shown. */
import { TableState as AnyTableState } from '@/shell/table-state.svelte';
import { loadSettings, saveSettings, type XStackSettings } from './store';

/** Long enough to be read twice. */
const NOTE_MS = 8000;

export class TableState extends AnyTableState<XStackSettings> {
  /** The list of blocks stays open. */
  lists = $state(false);
  /** 3D cannot be drawn in this browser. */
  noPicture = $state(false);
  /** How fast turns are shown again: 1 is as they were made. */
  speed = $state<1 | 0.5 | 0.25>(1);
  /** What the last act or turn has come to, as long as it is worth reading. */
  note = $state('');
  private noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super(loadSettings(), { save: saveSettings });
  }

  /** Leaves a note, in place of the one before; nothing takes that away. */
  leaveNote(text: string): void {
    clearTimeout(this.noteTimer);
    this.note = text;
    if (text) this.noteTimer = setTimeout(() => (this.note = ''), NOTE_MS);
  }
}
