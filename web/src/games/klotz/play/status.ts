/** The status line for the player to move in KLOTZ. */
import { t } from '@/i18n';
import { reasonsText } from '@/shell/coach/reasons';
import { isHuman } from '@/shell/match';
import { statusOf as tableStatus, type Status } from '@/shell/status';
import { seatName, spokenName } from '@/shell/words';
import type { Controller } from './controller.svelte';
import { pieceOn } from './match';

export function statusOf(controller: Controller): Status {
  const refused = controller.choice.refused?.refusal ?? null;
  return tableStatus(controller.session, refused, (turn) => turnText(controller, turn));
}

function turnText(controller: Controller, turn: number): string {
  const { choice } = controller;
  const { view } = controller.session;
  if (controller.mustPass) return t('play.status-pass', { player: spokenName(view, turn) });
  const { selected, aim } = choice;
  const { given } = controller.session.hints;
  if (given?.reasons.length) return reasonsText('klotz', given.reasons, view);
  if (selected === null) {
    if (controller.occurrences > 1) return t('play.status-repeated');
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
