/** Feedback on moves in a KLOTZ puzzle, in the reader's language. */
import { t } from '@/i18n';
import { reasonsText } from '@/shell/coach/reasons';
import { turnAfter } from '@/shell/match';
import { spokenName } from '@/shell/words';
import type { MatchView } from '@/wasm/klotz';
import type { PuzzleReply } from '@/wasm/wire';
import { printed } from '../play/match';

/** The opponent's reply to a wrong move. */
export function refutationText({ ply, text, reasons }: PuzzleReply, view: MatchView): string {
  const seat = turnAfter(view, ply) ?? 0;
  // A long-term reason doesn't help when you wanted to win right away.
  const telling = reasons.filter(({ code }) => code !== 'prepares');
  const reason = telling.length > 0 ? reasonsText('klotz', telling, view) : t('puzzles.no-longer');
  return t('puzzles.wrong', { player: spokenName(view, seat), move: printed(text), reason });
}
