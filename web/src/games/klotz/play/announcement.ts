/** What happens at the table of KLOTZ, as data: the page says it in the player's language. */
import type { TableAnnouncement } from '@/shell/announcement';
import type { MoveView } from '@/wasm/klotz';
import type { Reason } from '@/wasm/wire';

export type Announcement =
  | TableAnnouncement<MoveView>
  | { kind: 'mustPass'; seat: number }
  | { kind: 'selected'; cell: string; targets: number }
  | { kind: 'aimed'; cell: string }
  | { kind: 'cancelled' }
  | { kind: 'hint'; from: string; to: string; reasons: Reason[] };
