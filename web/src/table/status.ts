/** The one sentence beside the board that any table may have to say before a game says its own. */
import type { PieceColour } from '../design/symbols';
import type { Refusal } from '../holz/wire';
import { t } from '../i18n';
import type { TableController } from './controller.svelte';
import { isHuman } from './match';
import { outcomeTitle, refusalText, spokenName } from './words';

export interface Status {
  text: string;
  /** Whose turn it is about. */
  colour: PieceColour | null;
  /** It says why something is not possible. */
  refusal?: boolean;
}

/**
 * What is expected of whom now, or what went wrong. `turnText` is asked only when a person at this
 * screen is making a turn, and `refused` is what the making of it was refused for.
 */
export function statusOf(
  controller: TableController,
  refused: Refusal | null,
  turnText: (turn: number) => string,
): Status {
  const { view, review } = controller;
  const colour = view.turn === null ? null : (view.seats[view.turn]?.colour ?? null);
  const trouble = controller.trouble ?? refused;
  if (trouble) return { text: refusalText(trouble), colour, refusal: true };
  if (review.active) return { text: reviewText(review.shown, view.ply), colour: null };
  if (view.outcome) {
    const winner = view.outcome.winners[0];
    return {
      text: outcomeTitle(view),
      colour: winner === undefined ? null : view.seats[winner]!.colour,
    };
  }
  if (view.drawOffer) {
    const { by } = view.drawOffer;
    const text = t('play.status-draw', { player: spokenName(view, by) });
    return { text, colour: view.seats[by]!.colour };
  }
  if (view.turn === null) return { text: '', colour: null };
  return { text: waitText(controller, view.turn) ?? turnText(view.turn), colour };
}

function reviewText(ply: number, of: number): string {
  return ply === 0 ? t('play.status-review-start') : t('play.status-review', { ply, of });
}

/** What is being waited for; `null` if a person is to move. */
function waitText(controller: TableController, turn: number): string | null {
  const { view } = controller;
  if (controller.botsPaused) return t('play.status-paused');
  if (!isHuman(view.seats[turn])) {
    return t('play.status-thinking', { player: spokenName(view, turn) });
  }
  return controller.hinting ? t('play.status-hinting') : null;
}
