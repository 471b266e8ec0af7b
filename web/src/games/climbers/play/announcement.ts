/** What happens at the table of The Climbers, as data: the page says it in the player's language. */
import type { TableAnnouncement } from '@/shell/announcement';
import type { Ply } from '@/shell/match';
import type { Colour, MoveView, ReachView, StepView } from '@/wasm/climbers';
import type { Reason } from '@/wasm/wire';
import type { BlockInHand } from './block-in-hand.svelte';

export type Announcement =
  | TableAnnouncement<MoveView>
  /** A turn is shown once more: all of it is told, whoever made it. */
  | { kind: 'retold'; move: Ply<MoveView> }
  | { kind: 'taken'; block: string; places: number }
  /** The ghost was moved, turned or given another top without being watched. */
  | { kind: 'held'; hand: BlockInHand }
  /** It was turned, or another colour brought to its top. */
  | { kind: 'turned' }
  | { kind: 'stepped'; steps: StepView[] }
  | { kind: 'asked'; goal: ReachView }
  | { kind: 'stone'; faces: number }
  | { kind: 'putBack' }
  | { kind: 'undone'; steps: number }
  | { kind: 'hint'; steps: StepView[]; reasons: Reason[] }
  | { kind: 'follow'; seat: number; after: Colour }
  | { kind: 'lastChance'; seat: number };
