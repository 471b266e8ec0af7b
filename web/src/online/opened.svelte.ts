/** How the next table is to be opened. */
import type { Visibility } from '@/wasm/online';

class Opened {
  visibility = $state<Visibility>('private');
  /** Whether the match counts for ratings. */
  rated = $state(false);
}

export const opened = new Opened();
