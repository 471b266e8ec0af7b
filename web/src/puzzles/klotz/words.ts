/** What a puzzle of KLOTZ says to a move, in the reader's words. */
import { reasonsText } from '../../coach/reasons';
import type { MatchView } from '../../holz/klotz';
import type { PuzzleReply } from '../../holz/wire';
import { t } from '../../i18n';
import { printed } from '../../play/match';
import { turnAfter } from '../../table/match';
import { spokenName } from '../../table/words';

/** What the other side does against a wrong move. */
export function refutationText({ ply, text, reasons }: PuzzleReply, view: MatchView): string {
  const seat = turnAfter(view, ply) ?? 0;
  const reason = reasonsText('klotz', reasons, view);
  return t('puzzles.wrong', { player: spokenName(view, seat), move: printed(text), reason });
}
