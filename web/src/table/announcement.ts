/** What happens at any table, as data: the page says it in the player's language. */
import type { OutcomeView, Refusal } from '../holz/wire';
import { isHuman, type TableMove, type TableView } from './match';

export type TableAnnouncement<Move extends TableMove = TableMove> =
  | { kind: 'move'; move: Move }
  | { kind: 'turn'; seat: number }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'takenBack'; ply: number }
  | { kind: 'redone'; ply: number }
  | { kind: 'shown'; ply: number; of: number }
  | { kind: 'backToGame' }
  | { kind: 'drawOffered'; by: number }
  | { kind: 'drawDeclined'; by: number }
  /** A bot could not move. */
  | { kind: 'botStuck'; seat: number; refusal: Refusal }
  /** A person moves for a seat that a bot had. */
  | { kind: 'seatTaken'; seat: number }
  | { kind: 'timeLow'; seat: number; seconds: number }
  | { kind: 'over'; outcome: OutcomeView }
  | { kind: 'started' }
  | { kind: 'notKept' };

/** What has happened between two views of a match: moves, departures, the end, whose turn it is. */
export function news<View extends TableView>(
  before: View,
  after: View,
): TableAnnouncement<View['moves'][number]>[] {
  const said: TableAnnouncement<View['moves'][number]>[] = after.moves
    .slice(before.moves.length)
    .map((move) => ({ kind: 'move', move }));
  const { turn, outcome } = after;
  if (outcome && !before.outcome) said.push({ kind: 'over', outcome });
  else if (turn !== null && turn !== before.turn && isHuman(after.seats[turn])) {
    said.push({ kind: 'turn', seat: turn });
  }
  return said;
}
