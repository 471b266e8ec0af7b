/** Events at a KLOTZ table, as data. The page turns them into sentences. */
import type { TableAnnouncement } from '@/shell/announcement';
import type { MoveView } from '@/wasm/klotz';
import type { Reason } from '@/wasm/wire';

export type Announcement =
  | TableAnnouncement<MoveView>
  | { kind: 'mustPass'; seat: number }
  /** The position has occurred before; the third time is a draw. */
  | { kind: 'repeated' }
  | { kind: 'selected'; cell: string; targets: number }
  | { kind: 'aimed'; cell: string }
  | { kind: 'cancelled' }
  | { kind: 'hint'; from: string; to: string; reasons: Reason[] };
