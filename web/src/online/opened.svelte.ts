/** How the next table is to be opened. */
import type { Visibility } from '../holz/online';

class Opened {
  visibility = $state<Visibility>('private');
}

export const opened = new Opened();
