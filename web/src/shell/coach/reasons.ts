/** The reasons for a move in the reader's language. The bots decide which ones apply. */
import { lookUp } from '@/i18n';
import type { PieceColour } from '@/ui/symbols';
import type { Reason } from '@/wasm/wire';
import { seatOf, type GameId, type TableView } from '../match';
import { spokenName } from '../words';

/** One sentence for each reason. Needs the message part `coach`. */
export function reasonsText(game: GameId, reasons: readonly Reason[], view: TableView): string {
  return reasons.map((reason) => reasonText(game, reason, view)).join(' ');
}

/** A sentence, followed by its reasons. */
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
  // A sentence with a plural has exactly one number.
  const count = Number(params.moves ?? params.height ?? params.points ?? 0);
  return lookUp(`${game}Reasons.${code}`, { ...params, player, count }) ?? code;
}
