/** What a puzzle of KLOTZ says to a move, in the reader's words. */
import { t } from '@/i18n';
import { reasonsText } from '@/shell/coach/reasons';
import { turnAfter } from '@/shell/match';
import { spokenName } from '@/shell/words';
import type { MatchView } from '@/wasm/klotz';
import type { PuzzleReply } from '@/wasm/wire';
import { printed } from '../play/match';

/** What the other side does against a wrong move. */
export function refutationText({ ply, text, reasons }: PuzzleReply, view: MatchView): string {
  const seat = turnAfter(view, ply) ?? 0;
  // That a move is good in the long run is no answer to someone who wanted to win at once.
  const telling = reasons.filter(({ code }) => code !== 'prepares');
  const reason = telling.length > 0 ? reasonsText('klotz', telling, view) : t('puzzles.no-longer');
  return t('puzzles.wrong', { player: spokenName(view, seat), move: printed(text), reason });
}
