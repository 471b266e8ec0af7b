/** What speaks for a move, in the reader's words. Which facts those are is decided by the bots. */
import { lookUp } from '@/i18n';
import type { PieceColour } from '@/ui/symbols';
import type { Reason } from '@/wasm/wire';
import { seatOf, type GameId, type TableView } from '../match';
import { spokenName } from '../words';

/** One sentence for each reason. Their messages are in the part `coach`, which must be loaded. */
export function reasonsText(game: GameId, reasons: readonly Reason[], view: TableView): string {
  return reasons.map((reason) => reasonText(game, reason, view)).join(' ');
}

/** A sentence, and what speaks for what it says. */
export function withReasons(
  sentence: string,
  game: GameId,
  reasons: readonly Reason[],
  view: TableView,
): string {
  return [sentence, ...reasons.map((reason) => reasonText(game, reason, view))].join(' ');
}

function reasonText(game: GameId, { code, params }: Reason, view: TableView): string {
  const { colour, seat } = params;
  const who = colour === undefined ? Number(seat ?? -1) : seatOf(view, colour as PieceColour);
  const player = who >= 0 ? spokenName(view, who) : '';
  // Where a sentence counts something, there is one number to count.
  const count = Number(params.moves ?? params.height ?? params.points ?? 0);
  return lookUp(`${game}Reasons.${code}`, { ...params, player, count }) ?? code;
}
