/** What happens at the table of KLOTZ, as data: the page says it in the player's language. */
import type { MoveView } from '../holz/klotz';
import type { Reason } from '../holz/wire';
import type { TableAnnouncement } from '../table/announcement';

export type Announcement =
  | TableAnnouncement<MoveView>
  | { kind: 'mustPass'; seat: number }
  | { kind: 'selected'; cell: string; targets: number }
  | { kind: 'aimed'; cell: string }
  | { kind: 'cancelled' }
  | { kind: 'hint'; from: string; to: string; reasons: Reason[] };
