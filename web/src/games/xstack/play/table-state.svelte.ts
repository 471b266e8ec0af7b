/** UI state of X-Stack: the common table state plus the replay speed. */
import { TableState as AnyTableState } from '@/shell/table-state.svelte';
import { loadSettings, saveSettings, type XStackSettings } from './store';

/** Long enough to be read twice. */
const NOTE_MS = 8000;

export class TableState extends AnyTableState<XStackSettings> {
  /** Keeps the list of blocks open. */
  lists = $state(false);
  /** Replay speed: 1 is real time. */
  speed = $state<1 | 0.5 | 0.25>(1);
  /** The last action's or turn's result, while worth reading. */
  note = $state('');
  private noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super(loadSettings(), { save: saveSettings });
  }

  /** Replaces the current note; an empty text clears it. */
  leaveNote(text: string): void {
    clearTimeout(this.noteTimer);
    this.note = text;
    if (text) this.noteTimer = setTimeout(() => (this.note = ''), NOTE_MS);
  }
}
