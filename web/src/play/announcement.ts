/** What happens at the table, as data: the page says it in the player's language. */
import type { MoveView, OutcomeView, Refusal } from '../holz/wire';

export type Announcement =
  | { kind: 'move'; move: MoveView }
  | { kind: 'turn'; seat: number }
  | { kind: 'mustPass'; seat: number }
  | { kind: 'selected'; cell: string; targets: number }
  | { kind: 'aimed'; cell: string }
  | { kind: 'cancelled' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'takenBack'; ply: number }
  | { kind: 'redone'; ply: number }
  | { kind: 'shown'; ply: number; of: number }
  | { kind: 'backToGame' }
  | { kind: 'drawOffered'; by: number }
  | { kind: 'drawDeclined'; by: number }
  | { kind: 'timeLow'; seat: number; seconds: number }
  | { kind: 'hint'; from: string; to: string }
  | { kind: 'over'; outcome: OutcomeView }
  | { kind: 'started' }
  | { kind: 'notKept' };
