/** The options of the next online table. */
import type { Visibility } from '@/wasm/online';

class Opened {
  visibility = $state<Visibility>('private');
  rated = $state(false);
}

export const opened = new Opened();
