/** What happens at the table of X-Stack, as data: the page says it in the player's language. */
import type { TableAnnouncement } from '@/shell/announcement';
import type { Reason } from '@/wasm/wire';
import type { ActView, Judgement, MoveView } from '@/wasm/xstack';

export type Announcement =
  | TableAnnouncement<MoveView>
  /** The hand has closed on a block. */
  | { kind: 'gripped'; block: string }
  /** A block was only clicked: how it is taken. */
  | { kind: 'drag'; block: string }
  /** The block in hand has come free of everything. */
  | { kind: 'free'; block: string }
  /** It is higher than it was before the turn, or no longer. */
  | { kind: 'line'; above: boolean }
  /** The hand pulls as hard as it can. */
  | { kind: 'strain'; block: string }
  /** The hand has opened, or parted from the block in another way; everything settles. */
  | {
      kind: 'parted';
      block: string;
      how: 'letGo' | 'taken' | 'givenUp' | 'timeOver' | 'interrupted';
    }
  /** The hand may be closed for so much longer. */
  | { kind: 'handTime'; seconds: number }
  | { kind: 'fell'; blocks: string[] }
  /** Everything is at rest, and the turn goes on. */
  | { kind: 'judged'; judgement: Judgement; block: string }
  | { kind: 'hint'; block: string; reasons: Reason[] };

export type { ActView };
