/** Which lines of a match a page has, and what to do with those it is told. */
import type { LogPart } from '@/wasm/online';

export type LogNews =
  /** The whole match. */
  | { kind: 'whole'; log: string }
  /** What follows; possibly nothing. */
  | { kind: 'more'; lines: readonly string[] }
  /** Something is missing in between: the server has to be asked for it. */
  | { kind: 'gap' };

export class LogState {
  /** The number of the last event that is there; `null` before there is a match. */
  have: number | null = null;

  /** Takes what the server told. What is known already is left out. */
  take({ after, lines }: LogPart): LogNews {
    if (after === null) {
      this.have = lines.length - 1; // the first line is about the match itself
      return { kind: 'whole', log: `${lines.join('\n')}\n` };
    }
    if (this.have === null || after > this.have) return { kind: 'gap' };
    const more = lines.slice(this.have - after);
    this.have += more.length;
    return { kind: 'more', lines: more };
  }

  /** What is there cannot be gone on from. */
  forget(): void {
    this.have = null;
  }
}
