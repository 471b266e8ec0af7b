/** Events at a table of The Climbers, as data: the page translates them. */
import type { TableAnnouncement } from '@/shell/announcement';
import type { Ply } from '@/shell/match';
import type { Colour, MoveView, ReachView, StepView } from '@/wasm/climbers';
import type { Reason } from '@/wasm/wire';
import type { BlockInHand } from './block-in-hand.svelte';

export type Announcement =
  | TableAnnouncement<MoveView>
  /** A replay: every step is announced, no matter who played it. */
  | { kind: 'retold'; move: Ply<MoveView> }
  | { kind: 'taken'; block: string; places: number }
  /** The ghost moved, turned or changed its top through the keyboard or the lists. */
  | { kind: 'held'; hand: BlockInHand }
  /** The block was turned or got another top colour. */
  | { kind: 'turned' }
  | { kind: 'stepped'; steps: StepView[] }
  | { kind: 'asked'; goal: ReachView }
  | { kind: 'stone'; faces: number }
  | { kind: 'putBack' }
  | { kind: 'undone'; steps: number }
  | { kind: 'hint'; steps: StepView[]; reasons: Reason[] }
  | { kind: 'follow'; seat: number; after: Colour }
  | { kind: 'lastChance'; seat: number };
