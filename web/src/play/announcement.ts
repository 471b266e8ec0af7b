/** What happens at the table, as data: the page says it in the player's language. */
import type { MatchView, MoveView } from '../holz/klotz';
import type { OutcomeView, Refusal } from '../holz/wire';
import { isHuman } from './match';

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

/** What has happened between two views of a match: moves, departures, the end, whose turn it is. */
export function news(before: MatchView, after: MatchView): Announcement[] {
  const said: Announcement[] = after.moves
    .slice(before.moves.length)
    .map((move) => ({ kind: 'move', move }));
  const { turn, outcome } = after;
  if (outcome && !before.outcome) said.push({ kind: 'over', outcome });
  else if (turn !== null && turn !== before.turn && isHuman(after.seats[turn])) {
    said.push({ kind: 'turn', seat: turn });
  }
  return said;
}
