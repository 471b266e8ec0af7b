/** Events at a table of X-Stack, as data: the page translates them. */
import type { TableAnnouncement } from '@/shell/announcement';
import type { Reason } from '@/wasm/wire';
import type { ActView, Judgement, MoveView } from '@/wasm/xstack';

export type Announcement =
  | TableAnnouncement<MoveView>
  /** The hand gripped a block. */
  | { kind: 'gripped'; block: string }
  /** The player clicked a block instead of dragging it: explain how to take it. */
  | { kind: 'drag'; block: string }
  /** The block in hand no longer touches anything. */
  | { kind: 'free'; block: string }
  /** The block rose above its height before the turn, or sank below it again. */
  | { kind: 'line'; above: boolean }
  /** The hand pulls with full force. */
  | { kind: 'strain'; block: string }
  /** The hand opened or lost the block; the pile settles. */
  | {
      kind: 'parted';
      block: string;
      how: 'letGo' | 'taken' | 'givenUp' | 'timeOver' | 'interrupted';
    }
  /** Remaining time for the closed hand. */
  | { kind: 'handTime'; seconds: number }
  | { kind: 'fell'; blocks: string[] }
  /** Everything is at rest and the turn continues. */
  | { kind: 'judged'; judgement: Judgement; block: string }
  | { kind: 'hint'; block: string; reasons: Reason[] };

export type { ActView };
