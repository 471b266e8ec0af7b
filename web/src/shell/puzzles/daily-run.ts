/** What a puzzle table needs to know when its puzzle is the one of a day. */
import type { Path } from '@/ui/router';

export interface DailyRun {
  /** Replaces the number of the puzzle. */
  readonly title: string;
  readonly list: Path;
  readonly listName: string;
  /** What the server says about the last try; reactive. */
  readonly note: string;
  /** Called with the solver's moves when they have won or failed. */
  tried(moves: readonly string[]): void;
}
