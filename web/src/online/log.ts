/** Tracks which events of a match we have, and how to merge those the server sends. */
import type { LogPart } from '@/wasm/online';

export type LogNews =
  | { kind: 'whole'; log: string }
  /** The events that follow ours; may be empty. */
  | { kind: 'more'; lines: readonly string[] }
  /** Events are missing in between: ask the server for them. */
  | { kind: 'gap' };

export class LogState {
  /** The number of the last event we have; `null` before the match starts. */
  have: number | null = null;

  /** Merges events from the server and skips those we already have. */
  take({ after, lines }: LogPart): LogNews {
    if (after === null) {
      this.have = lines.length - 1; // the first line is the match header
      return { kind: 'whole', log: `${lines.join('\n')}\n` };
    }
    if (this.have === null || after > this.have) return { kind: 'gap' };
    const more = lines.slice(this.have - after);
    this.have += more.length;
    return { kind: 'more', lines: more };
  }

  /** Starts over, because we can't continue from the events we have. */
  forget(): void {
    this.have = null;
  }
}
