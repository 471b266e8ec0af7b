/** One sentence that tells you what to do next. */
import { t } from '@/i18n';
import { reasonsText } from '@/shell/coach/reasons';
import { isHuman } from '@/shell/match';
import { statusOf as tableStatus, type Status } from '@/shell/status';
import { refusalText, seatName, spokenName } from '@/shell/words';
import type { BlockInHand } from './block-in-hand.svelte';
import type { Controller } from './controller.svelte';
import { blockName, playerName } from './words';

export function statusOf(controller: Controller): Status {
  const { maker } = controller;
  const status = tableStatus(controller.session, maker.refused?.refusal ?? null, (turn) =>
    turnText(controller, turn),
  );
  if (status.refusal || !maker.isOpen || !maker.hand) return status;
  const against = maker.hand.untouched ? null : wrongPlace(maker.hand);
  return against ? { ...status, text: against, refusal: true } : status;
}

/** Why the block in hand can't stay here. */
function wrongPlace(hand: BlockInHand): string | null {
  const refusal = hand.step === null ? hand.whyNot() : null;
  return refusal && refusalText(refusal);
}

function turnText(controller: Controller, turn: number): string {
  const { maker } = controller;
  const { view } = controller.session;
  const { hand, draft } = maker;
  if (hand) return handText(hand);
  if (maker.choosingWay) return t('climbers.status-way');
  if (maker.intent === 'stone') return t('climbers.status-stone');
  if (maker.intent === 'block') return t('climbers.status-block');
  if (!draft) return '';
  const { given } = controller.session.hints;
  if (given?.reasons.length) {
    const why = reasonsText('climbers', given.reasons, view);
    // Steps are visible; a pass needs saying.
    return draft.steps.length > 0 ? why : `${t('climbers.hint-pass')} ${why}`;
  }
  if (draft.steps.length > 0) return moreText(controller);
  const player = spokenName(view, turn);
  const { following, lastChance } = view.position;
  if (following) {
    return t('climbers.status-follow', { player, after: playerName(view, following) });
  }
  if (lastChance) return t('climbers.status-last-chance', { player });
  const alone = view.seats.filter(isHuman).length === 1;
  return alone
    ? t('climbers.status-free')
    : t('climbers.status-free-player', { player: seatName(view, turn) });
}

function handText(hand: BlockInHand): string {
  const block = blockName(hand.id);
  if (hand.step === null) return t('climbers.status-place', { block });
  const pushed = hand.place?.pushed.length ?? 0;
  return pushed > 0
    ? t('climbers.status-pushes', { block, count: pushed })
    : t('climbers.status-placed', { block });
}

/** What you can still do in this turn. */
function moreText({ maker }: Controller): string {
  const { draft } = maker;
  if (draft?.mayMoveBlock && maker.movable.length > 0) return t('climbers.status-more-block');
  if (draft?.mayMovePawn && maker.reach.length > 0) return t('climbers.status-more-pawn');
  if (draft?.mayPlaceStone && maker.faces.length > 0) return t('climbers.status-more-stone');
  return t('climbers.status-more-none');
}
