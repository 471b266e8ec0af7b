/** Events at any table, as data. The page turns them into sentences. */
import type { OutcomeView, Refusal } from '@/wasm/wire';
import { isHuman, type TableMove, type TableView } from './match';

export type TableAnnouncement<Move extends TableMove = TableMove> =
  | { kind: 'move'; move: Move }
  | { kind: 'turn'; seat: number }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'takenBack'; ply: number }
  | { kind: 'redone'; ply: number }
  | { kind: 'shown'; ply: number; of: number }
  /** An analysis line is on the board; `ply` counts the moves up to its end. */
  | { kind: 'imagined'; ply: number }
  | { kind: 'backToGame' }
  | { kind: 'drawOffered'; by: number }
  /** `by` is `null` if several players were asked. */
  | { kind: 'drawDeclined'; by: number | null }
  | { kind: 'takebackAsked'; by: number; ply: number }
  | { kind: 'takebackDeclined' }
  | { kind: 'rematchWanted'; by: number }
  /** A bot takes over for a player who left, or the player is back. */
  | { kind: 'handedOver'; seat: number }
  | { kind: 'cameBack'; seat: number }
  /** A bot failed to move. */
  | { kind: 'botStuck'; seat: number; refusal: Refusal }
  /** A person takes over a bot's seat. */
  | { kind: 'seatTaken'; seat: number }
  | { kind: 'timeLow'; seat: number; seconds: number }
  | { kind: 'over'; outcome: OutcomeView }
  | { kind: 'started' }
  | { kind: 'notKept' };

/** Requests and answers between two views of an online match. */
export function requestChanges<View extends TableView>(
  before: View,
  after: View,
): TableAnnouncement[] {
  const said: TableAnnouncement[] = [];
  const [draw, takeback] = [before.drawOffer, before.takeback];
  const played = after.ply !== before.ply || after.moves.length !== before.moves.length;
  const ongoing = after.outcome === null;
  if (!draw && after.drawOffer) said.push({ kind: 'drawOffered', by: after.drawOffer.by });
  if (draw && !after.drawOffer && ongoing && !played) {
    const [only, ...more] = draw.waitingFor;
    said.push({ kind: 'drawDeclined', by: only !== undefined && more.length === 0 ? only : null });
  }
  if (!takeback && after.takeback) {
    said.push({ kind: 'takebackAsked', by: after.takeback.by, ply: after.takeback.ply ?? 0 });
  }
  if (takeback && !after.takeback && ongoing && !played) said.push({ kind: 'takebackDeclined' });
  if (after.ply < before.ply) said.push({ kind: 'takenBack', ply: after.ply });
  for (const by of after.rematchWanted) {
    const known = before.rematchWanted.includes(by) || isHuman(after.seats[by]);
    if (!known) said.push({ kind: 'rematchWanted', by });
  }
  after.seats.forEach(({ player }, seat) => {
    if (player.kind === before.seats[seat]?.player.kind) return;
    said.push({ kind: player.kind === 'bot' ? 'handedOver' : 'cameBack', seat });
  });
  return said;
}

/** What changed between two views of a match: moves, departures, the result, the turn. */
export function matchChanges<View extends TableView>(
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
