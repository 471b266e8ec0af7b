/** The one sentence beside the board: what is expected of whom now, or what went wrong. */
import type { Colour } from '../holz/klotz';
import { t } from '../i18n';
import type { Controller } from './controller.svelte';
import { isHuman, pieceOn } from './match';
import { outcomeTitle, refusalText, seatName, spokenName } from './words';

export interface Status {
  text: string;
  /** Whose turn it is about. */
  colour: Colour | null;
  /** It says why something is not possible. */
  refusal?: boolean;
}

export function statusOf(controller: Controller): Status {
  const { view, choice, review } = controller;
  const colour = view.turn === null ? null : (view.seats[view.turn]?.colour ?? null);
  const refused = controller.trouble ?? choice.refused?.refusal;
  if (refused) return { text: refusalText(refused), colour, refusal: true };
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
  return { text: turnText(controller, view.turn), colour };
}

function reviewText(ply: number, of: number): string {
  return ply === 0 ? t('play.status-review-start') : t('play.status-review', { ply, of });
}

function turnText(controller: Controller, turn: number): string {
  const { view, choice } = controller;
  const player = spokenName(view, turn);
  if (controller.botsPaused) return t('play.status-paused');
  if (!isHuman(view.seats[turn])) return t('play.status-thinking', { player });
  if (controller.hinting) return t('play.status-hinting');
  if (controller.mustPass) return t('play.status-pass', { player });
  const { selected, aim } = choice;
  if (selected === null) {
    const alone = view.seats.filter(isHuman).length === 1;
    return alone
      ? t('play.status-choose')
      : t('play.status-choose-player', { player: seatName(view, turn) });
  }
  const goal = aim && pieceOn(view.position, aim.cell);
  if (goal?.kind === 'klotz' && goal.colour === view.seats[turn]!.colour) {
    return t('play.status-own-klotz');
  }
  return pieceOn(view.position, selected)?.kind === 'klotz'
    ? t('play.status-place-klotz')
    : t('play.status-place-column', { cell: selected });
}
