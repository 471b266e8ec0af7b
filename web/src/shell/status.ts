/** The status line that all tables share; games add their own sentences. */
import { t } from '@/i18n';
import type { PieceColour } from '@/ui/symbols';
import type { Refusal } from '@/wasm/wire';
import { isHuman } from './match';
import type { MatchSession } from './match-session.svelte';
import { outcomeTitle, refusalText, spokenName, stuckText } from './words';

export interface Status {
  text: string;
  /** The seat the sentence is about. */
  seat: number | null;
  /** It explains why something isn't possible. */
  refusal?: boolean;
  /** A colour to show beside the text that names it. */
  swatch?: PieceColour;
}

/**
 * What happens next, or what went wrong. We call `turnText` only during the turn of a local person;
 * `refused` is the refusal of their last action.
 */
export function statusOf(
  session: MatchSession,
  refused: Refusal | null,
  turnText: (turn: number) => string,
): Status {
  const { view, review, bots } = session;
  const stuckBot = bots.stuck;
  const trouble = session.trouble ?? refused;
  if (trouble) return { text: refusalText(trouble), seat: view.turn, refusal: true };
  if (stuckBot && !session.review.isAway) {
    const { seat, refusal } = stuckBot;
    return { text: stuckText(view, seat, refusal), seat, refusal: true };
  }
  if (session.review.line) {
    const ply = review.shown + session.review.line.length;
    return { text: t('play.status-imagined', { ply }), seat: null };
  }
  if (review.active) return { text: reviewText(review.shown, view.ply), seat: null };
  if (view.outcome) {
    return { text: outcomeTitle(view), seat: view.outcome.winners[0] ?? null };
  }
  // Online, an offer appears next to the board and doesn't block the game.
  if (view.drawOffer && !session.isOnline) {
    const { by } = view.drawOffer;
    const text = t('play.status-draw', { player: spokenName(view, by) });
    return { text, seat: by };
  }
  if (view.turn === null) return { text: '', seat: null };
  if (session.negotiation.declinedBy !== null) {
    const seat = session.negotiation.declinedBy;
    return { text: t('narration.draw-declined', { player: spokenName(view, seat) }), seat };
  }
  return { text: waitText(session, view.turn) ?? turnText(view.turn), seat: view.turn };
}

function reviewText(ply: number, of: number): string {
  return ply === 0 ? t('play.status-review-start') : t('play.status-review', { ply, of });
}

/** What we are waiting for; `null` if a person is to move. */
function waitText(session: MatchSession, turn: number): string | null {
  const { view } = session;
  if (session.bots.paused) return t('play.status-paused');
  if (session.pending?.slow) return t('play.status-sending');
  if (!isHuman(view.seats[turn])) {
    const player = spokenName(view, turn);
    return view.seats[turn]?.remote
      ? t('play.status-waiting', { player })
      : t('play.status-thinking', { player });
  }
  return session.hints.asking ? t('play.status-hinting') : null;
}
